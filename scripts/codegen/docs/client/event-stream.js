// Reads Server-Sent Events from a response, one by one (HTML §9.2.6).
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- try-it.js reads with it; both are one script
const readEvents = async (body, onEvent) => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += value;
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop();
    for (const block of blocks) {
      const event = { data: [] };
      for (const line of block.split(/\r\n|\n|\r/)) {
        const [, name, text] = /^([^:]*):? ?(.*)$/.exec(line);
        if (name === "data") event.data.push(text);
        else if (name === "id" || name === "event") event[name] = text;
      }
      if (event.data.length > 0) onEvent({ ...event, data: event.data.join("\n") });
    }
  }
};
