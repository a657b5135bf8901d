import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { tried } from "../../../domain/untrusted.ts";
import type { Value } from "../../api.ts";

/** The style of written YAML: lines are not folded, and an empty field has nothing after its colon. */
const STYLE = { lineWidth: 0, nullStr: "" };

/** Parses YAML; returns undefined if it is invalid. */
export const readYaml = (source: string): Value | undefined =>
  tried(() => parse(source, { schema: "core", logLevel: "error" }) ?? {});

/** Writes new values into YAML, and keeps its comments, order and quotes. @throws when they cannot be written */
export function editYaml(source: string, wanted: Value): string {
  if (isDeepStrictEqual(readYaml(source), wanted)) return source;
  // The leading comment belongs to the whole file, not to the first field.
  const [head = ""] = /^(?:(?:#.*)?\r?\n)*/.exec(source) ?? [];
  const document = parseDocument(source.slice(head.length), { schema: "core" });
  document.contents = merge(document, document.contents, wanted) as typeof document.contents;
  visit(document, { Map: (_, { items }) => keepApart(items as Pairs) });
  // One option covers both kinds of brackets: files with flow mappings have spaces inside them.
  const text = document.toString({ ...STYLE, flowCollectionPadding: source.includes("{ ") });
  if (!isDeepStrictEqual(readYaml(text), wanted))
    throw new Error("These values cannot be written in this file.");
  const ended = source === "" || source.endsWith("\n") ? text : text.replace(/\n$/, "");
  return head + (source.includes("\r\n") ? ended.replaceAll("\n", "\r\n") : ended);
}

type Pairs = Pair<Scalar, Node | null>[];

/** Inserts a blank line after an empty field that a comment follows, which would otherwise be read as that field's. */
function keepApart(pairs: Pairs): void {
  pairs.forEach(({ key }, index) => {
    const before = pairs[index - 1]?.value;
    if (key.commentBefore && isScalar(before) && before.value === null) key.spaceBefore = true;
  });
}

function merge(document: Document, node: Node | null, wanted: Value): Node {
  const isGroup = typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
  if (isMap(node) && isGroup && node.items.length > 0) mergeMap(document, node, wanted);
  else if (isSeq(node) && Array.isArray(wanted) && node.items.length > 0 && wanted.length > 0)
    mergeSeq(document, node as YAMLSeq<Node>, wanted);
  else if (!node || !isDeepStrictEqual(node.toJS(document), wanted))
    return replacement(document, node, wanted);
  return node;
}

function mergeMap(document: Document, node: YAMLMap, wanted: { [name: string]: Value }): void {
  const kept = (node.items as Pairs).filter(({ key }) => Object.hasOwn(wanted, String(key)));
  let at = 0;
  for (const [name, value] of Object.entries(wanted)) {
    const index = kept.findIndex(({ key }) => String(key) === name);
    const pair = kept[index];
    if (pair) {
      pair.value = merge(document, pair.value, value);
      at = index + 1;
    } else {
      kept.splice(at, 0, document.createPair(name, replacement(document, null, value)) as Pairs[0]);
      at += 1;
    }
  }
  node.items = kept;
}

/** Merges a list: equal items keep their nodes and comments; the others are merged with the node at their index. */
function mergeSeq(document: Document, node: YAMLSeq<Node>, wanted: Value[]): void {
  const before = [...node.items];
  const free = new Set(before);
  const take = (item: Node | undefined) => (item && free.delete(item) ? item : null);
  const equal = wanted.map((value) =>
    take([...free].find((item) => isDeepStrictEqual(item.toJS(document), value))),
  );
  node.items = wanted.map(
    (value, index) => equal[index] ?? merge(document, take(before[index]), value),
  );
}

/** Creates a node with the comments, and the quotes if any, of the one that it replaces. */
function replacement(document: Document, node: Node | null, wanted: Value): Node {
  const created = document.createNode(wanted);
  const { comment, commentBefore, spaceBefore } = node ?? {};
  // A comment behind a list would end up below its last line.
  if (!isScalar(created))
    return Object.assign(created, { commentBefore: comment ?? commentBefore, spaceBefore });
  if (isScalar(node) && node.type?.startsWith("QUOTE") && typeof wanted === "string")
    created.type = node.type as Scalar.Type;
  return Object.assign(created, { comment, commentBefore, spaceBefore });
}
