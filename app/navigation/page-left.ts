/**
 * What is asked for on behalf of a page, kept from failing because the page is being left: Firefox gives up all that is on
 * its way as soon as another page is asked for, and what fails would put an error on the screen until that page comes.
 * Such a failure is told when the visitor comes back to the page, if ever; any other at once.
 * @param page tells when it is left and shown again: the window
 */
export async function unlessLeft<Answer>(
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
