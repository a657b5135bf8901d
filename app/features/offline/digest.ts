/** Letters of base64 that a digest has: 132 bits, beyond any chance and any search. */
const LENGTH = 22;

/** The beginning of the SHA-256 of some bytes, in base64; the same in the build and in the worker. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash)).slice(0, LENGTH);
}

/** Whether an answer is a whole file with this digest, unpacked. Its body can still be read. */
export async function hasDigest(answer: Response, digest: string): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  return (await digestOf(await answer.clone().arrayBuffer())) === digest;
}

/**
 * An answer, if it has the digest or is an error; otherwise what the server says when asked anew, past what the
 * browser itself remembers: a wrong answer for an address that never changes would stay there for a year.
 */
export async function orAskedAnew(
  answer: Response,
  request: RequestInfo,
  digest: string,
): Promise<Response> {
  if (!answer.ok || (await hasDigest(answer, digest))) return answer;
  return fetch(request, { cache: "reload" });
}
