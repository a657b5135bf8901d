/**
 * Runs work in a task of its own, so that a slow phone first paints the response to a press: browsers put that frame before
 * other work. Not with a timer, which would wait for a stopped clock.
 */
export function yieldToMain(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(undefined);
}
