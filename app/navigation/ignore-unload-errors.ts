/**
 * Keeps what is asked for from failing because its page is left: Firefox gives up all that is on its way then, and an error
 * would be on the screen until the next page comes. Such a failure is told when the visitor is back.
 * @param page tells when it is left and shown again: the window
 */
export async function ignoreUnloadErrors<Answer>(
  asked: Promise<Answer>,
  page: EventTarget = window,
): Promise<Answer> {
  let isLeft = false;
  const note = () => {
    isLeft = true;
  };
  page.addEventListener("beforeunload", note);
  try {
    return await asked;
  } catch (error) {
    if (isLeft) await shownAgain(page);
    throw error;
  } finally {
    page.removeEventListener("beforeunload", note);
  }
}

function shownAgain(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    page.addEventListener("pageshow", () => resolve(), { once: true });
  });
}
