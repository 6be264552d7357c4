/** Measures how long each turn of the event loop takes until it is stopped; answers them in ms. */
export function watchTurns(): { stop(): number[] } {
  const turns: number[] = [];
  let last = performance.now();
  let isStopped = false;
  const turn = () => {
    const now = performance.now();
    turns.push(now - last);
    last = now;
    if (!isStopped) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      isStopped = true;
      return turns;
    },
  };
}
