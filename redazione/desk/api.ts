import { useCallback, useEffect, useRef, useState } from "react";
import {
  type PublishingLine,
  type PublishingWish,
  type Refusal,
  TOKEN_HEADER,
  TOKEN_META,
} from "../api.ts";
import type { Answer, Given, Name } from "../server/calls.ts";

/** Thrown for a call that the server refused; the message lists every problem. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { sentence, problems = [] } = refusal;
    super([sentence, ...problems.map((problem) => problem.sentence)].join(" "));
    this.refusal = refusal;
  }
}

const NO_ANSWER: Refusal = {
  sentence:
    "Il banco non risponde. Ciò che avete scritto resta qui: controllate che la finestra in cui lo avete aperto sia ancora aperta, e riprovate.",
};

/** Converts any error into a refusal, including a response that was cut off. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : NO_ANSWER;

/** Returns the content of a <meta> that the server has written into the page. */
export const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** Sends JSON or a file to the server. @throws Refused with a sentence for editors, also if there is no response */
async function send(address: string, body: string | Blob | undefined): Promise<Response> {
  const answer = await fetch(`/api/${address}`, {
    method: "POST",
    headers: {
      [TOKEN_HEADER]: metaOf(TOKEN_META),
      ...(typeof body === "string" && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  }).catch(() => undefined);
  const isPage = answer?.headers.get("Content-Type")?.startsWith("text/html");
  if (answer?.ok && !isPage) return answer;
  const refusal = await answer?.json().catch(() => undefined);
  throw new Refused(refusal?.sentence ? refusal : NO_ANSWER);
}

const parsed = (answer: Response) =>
  answer.json().catch(() => {
    throw new Refused(NO_ANSWER);
  });

/** Makes a call of server/calls.ts. @throws Refused, whose message is a sentence for editors */
export async function ask<Call extends Name>(
  name: Call,
  ...[given]: Given<Call>
): Promise<Answer<Call>> {
  return parsed(await send(name, JSON.stringify(given)));
}

/** Uploads a picture. @returns its path in content/images @throws Refused */
export async function addPicture(folder: string, name: string, file: Blob): Promise<string> {
  return parsed(await send(`picture?${new URLSearchParams({ folder, name })}`, file));
}

/** Publishes, and reports each step. @throws Refused, or the browser's error if the response is cut off */
export async function publish(wish: PublishingWish, tell: (line: PublishingLine) => void) {
  const { body } = await send("publish", JSON.stringify(wish));
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let hasEnded = false;
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      const line: PublishingLine = JSON.parse(text);
      hasEnded ||= "result" in line;
      tell(line);
    }
  }
  if (!hasEnded) throw new Error("The answer was cut off.");
}

/** Makes a call, and again on demand; the answer to an earlier one does not count. @param name false to ask nothing */
export function useAsked<Call extends Name>(name: Call | false, ...given: Given<Call>) {
  const question = JSON.stringify([name, ...given]);
  const [state, setState] = useState<{ to: string; answer?: Answer<Call>; refusal?: string }>();
  const latest = useRef("");
  const again = useCallback(() => {
    latest.current = question;
    const [asked, ...rest] = JSON.parse(question) as [Call | false, ...Given<Call>];
    if (!asked) return;
    const settle = (settled: { answer?: Answer<Call>; refusal?: string }) => {
      if (latest.current === question) setState({ to: question, ...settled });
    };
    ask(asked, ...rest).then(
      (answer) => settle({ answer }),
      (error: Error) => settle({ refusal: error.message }),
    );
  }, [question]);
  useEffect(again, [again]);
  const { answer, refusal } = state?.to === question ? state : {};
  return { answer, refusal, again };
}
