/** Puts intervals into the hands of a test. Sockets, promises and time-outs go on as ever. */
export function useFakeIntervals(): void {
  jest.useFakeTimers({
    doNotFake: [
      "Date",
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setTimeout",
      "clearTimeout",
    ],
  });
}
