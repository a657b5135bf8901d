/**
 * Does something in a task of its own, so that a slow phone can show first what a press has brought about: browsers put
 * the frame that answers a press before other work. Not by a timer, which would wait for a clock that stands still.
 */
export function yieldToMain(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(undefined);
}
