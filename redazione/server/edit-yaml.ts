import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Value } from "../api.ts";
import { matchItems } from "./match-items.ts";
import { isSame } from "./same-value.ts";
import {
  fieldsOf,
  isPlain,
  writeAfterKey,
  writeInline,
  writeItem,
  writeLines,
  writePair,
} from "./yaml-block.ts";
import {
  applyEdits,
  columnOf,
  type Edit,
  endOf,
  endOfPair,
  insertLines,
  lineEnd,
  lineStart,
  startOf,
} from "./yaml-edits.ts";
import { writeScalar } from "./yaml-scalar.ts";

/**
 * YAML that says something else, and is otherwise as it was: comments, order, quotes, blank lines and line ends stay,
 * because only the text of what has changed is replaced.
 * @param source YAML without errors
 * @param wanted what it should say; a field that is not in it goes
 * @throws when it cannot be written
 */
export function editYaml(source: string, wanted: Value): string {
  if (isSame(readYaml(source), wanted)) return source;
  for (const depth of [Number.POSITIVE_INFINITY, 1, 0]) {
    const edited = new YamlEditor(source, depth).edit(wanted);
    if (isSame(readYaml(edited), wanted)) return edited;
  }
  throw new Error("These values cannot be written in this file.");
}

/** What YAML says; undefined if it is not YAML. */
export function readYaml(source: string): Value | undefined {
  const document = parseDocument(source, { schema: "core" });
  if (document.errors.length > 0) return undefined;
  try {
    return (document.toJS() ?? {}) as Value;
  } catch {
    // A reference to nothing.
    return undefined;
  }
}

/** The pairs of a group that was read from a text: their keys are nodes. */
type Pairs = Pair<Node, Node | null>[];

/** Gathers the edits that make one YAML text say something else. */
class YamlEditor {
  private readonly source: string;
  private readonly depth: number;
  private readonly eol: string;
  private readonly edits: Edit[] = [];

  /** @param depth how many levels of groups and lists are compared; what is deeper is written anew */
  constructor(source: string, depth: number) {
    this.source = source;
    this.depth = depth;
    this.eol = source.includes("\r\n") ? "\r\n" : "\n";
  }

  edit(wanted: Value): string {
    const { contents } = parseDocument(this.source, { schema: "core" });
    if (contents === null) {
      const lines = writeLines(wanted, this.place(0));
      this.edits.push(insertLines(this.source, this.source.length, lines, this.eol));
    } else if (!this.editInside(contents, wanted, 0)) {
      const indent = columnOf(this.source, startOf(contents));
      const text = writeLines(wanted, this.place(indent)).trimStart();
      this.replace(startOf(contents), endOf(this.source, contents), text);
    }
    const edited = applyEdits(this.source, this.edits);
    // What was the last line had no end.
    const isOpen = this.source !== "" && !this.source.endsWith("\n");
    return isOpen && edited.endsWith(this.eol) ? edited.slice(0, -this.eol.length) : edited;
  }

  /** Changes what is different inside a group or list; false where it has to be written anew. */
  private editInside(node: Node, wanted: Value, depth: number): boolean {
    if (isPlain(wanted) || depth >= this.depth) return false;
    if (isMap(node) && !Array.isArray(wanted)) {
      return this.editMap(node as YAMLMap<Node, Node | null>, wanted, depth);
    }
    return (
      isSeq(node) && Array.isArray(wanted) && this.editSeq(node as YAMLSeq<Node>, wanted, depth)
    );
  }

  private editMap(
    node: YAMLMap<Node, Node | null>,
    wanted: { [name: string]: Value },
    depth: number,
  ): boolean {
    const pairs: Pairs = node.items;
    const names = new Map(fieldsOf(wanted));
    const kept = pairs.map(({ key }) => names.has(nameOf(key)));
    if (!kept.includes(true)) return false;
    const isInFlow = Boolean(node.flow);
    const starts = pairs.map(({ key }) => startOf(key));
    const ends = pairs.map((pair) => endOfPair(this.source, pair));
    const indent = isInFlow
      ? this.lineIndent(startOf(node))
      : columnOf(this.source, starts[0] ?? 0);
    const place = this.place(indent, isInFlow);
    for (const { key, value } of pairs) {
      const asked = names.get(nameOf(key));
      if (asked !== undefined) this.editPair(key, value, asked, indent, isInFlow, depth);
    }
    const positions = new Map(pairs.map(({ key }, index) => [nameOf(key), index]));
    let after = -1;
    for (const [name, value] of names) {
      const position = positions.get(name);
      if (position === undefined) {
        const text = writePair(name, value, place);
        // Nothing is written before the first of the fields: it may stand beside a dash.
        const anchor = after < 0 ? kept.indexOf(true) : after;
        this.insertAfter(anchor, kept, starts, ends, text, place.indent, isInFlow);
      } else after = position;
    }
    this.remove(kept, starts, ends, isInFlow);
    return true;
  }

  private editPair(
    key: Node,
    value: Node | null,
    wanted: Value,
    indent: number,
    isInFlow: boolean,
    depth: number,
  ): void {
    if (isSame(plainOf(value), wanted)) return;
    const place = this.place(indent, isInFlow);
    if (value && isScalar(value) && isPlain(wanted) && wanted !== null && value.source !== "") {
      const text = writeScalar(wanted, place, value.type);
      this.replace(startOf(value), endOf(this.source, value), text);
    } else if (!value || !this.editInside(value, wanted, depth + 1)) {
      const colon = this.source.indexOf(":", endOf(this.source, key)) + 1;
      const end = value ? Math.max(colon, endOf(this.source, value)) : colon;
      const isFlowValue =
        value !== null && isSeq(value) && Boolean(value.flow) && value.items.length > 0;
      const text =
        isFlowValue && Array.isArray(wanted) && wanted.every(isPlain)
          ? ` ${writeInline(wanted, place)}`
          : writeAfterKey(wanted, place);
      this.replace(colon, end, text);
    }
  }

  private editSeq(node: YAMLSeq<Node>, wanted: Value[], depth: number): boolean {
    const items = node.items;
    const matches = matchItems(items.map(plainOf), wanted);
    const kept = items.map((_, index) => matches.includes(index));
    if (!kept.includes(true)) return false;
    const isInFlow = Boolean(node.flow);
    const ends = items.map((item) => endOf(this.source, item));
    const starts = items.map((item) =>
      isInFlow ? startOf(item) : this.source.lastIndexOf("-", startOf(item) - 1),
    );
    const indent = isInFlow
      ? this.lineIndent(startOf(node))
      : columnOf(this.source, starts[0] ?? 0);
    const place = this.place(indent, isInFlow);
    let after = -1;
    wanted.forEach((value, index) => {
      const match = matches[index];
      const item = match === undefined ? undefined : items[match];
      if (match !== undefined && item) {
        after = match;
        this.editItem(item, value, place.indent, isInFlow, depth);
        return;
      }
      const moved = items.findIndex((old, at) => !kept[at] && isSame(plainOf(old), value));
      const text =
        moved >= 0
          ? this.source.slice(starts[moved], ends[moved])
          : isInFlow
            ? writeInline(value, place)
            : writeItem(value, place);
      this.insertAfter(after, kept, starts, ends, text, place.indent, isInFlow);
    });
    this.remove(kept, starts, ends, isInFlow);
    return true;
  }

  private editItem(
    item: Node,
    wanted: Value,
    indent: number,
    isInFlow: boolean,
    depth: number,
  ): void {
    if (isSame(plainOf(item), wanted) || this.editInside(item, wanted, depth + 1)) return;
    const place = this.place(indent, isInFlow);
    const style = isScalar(item) ? item.type : undefined;
    const text = isPlain(wanted)
      ? writeScalar(wanted, place, style)
      : isInFlow
        ? writeInline(wanted, place)
        : writeItem(wanted, place).slice(2);
    this.replace(startOf(item), endOf(this.source, item), text);
  }

  /** A field or an item after that of a number, or before all that are kept. */
  private insertAfter(
    after: number,
    kept: readonly boolean[],
    starts: readonly number[],
    ends: readonly number[],
    text: string,
    indent: number,
    isInFlow: boolean,
  ): void {
    const first = kept.indexOf(true);
    if (isInFlow) {
      const at = after < 0 ? (starts[first] ?? 0) : (ends[after] ?? 0);
      this.replace(at, at, after < 0 ? `${text}, ` : `, ${text}`);
      return;
    }
    const at =
      after < 0 ? lineStart(this.source, starts[0] ?? 0) : lineEnd(this.source, ends[after] ?? 0);
    this.edits.push(insertLines(this.source, at, " ".repeat(indent) + text, this.eol));
  }

  /** Takes away what is not kept: whole lines, or in brackets what stands between two commas. */
  private remove(
    kept: readonly boolean[],
    starts: readonly number[],
    ends: readonly number[],
    isInFlow: boolean,
  ): void {
    const first = kept.indexOf(true);
    kept.forEach((isKept, index) => {
      const start = starts[index] ?? 0;
      const end = ends[index] ?? 0;
      if (isKept) return;
      const isBesideDash =
        this.source.slice(lineStart(this.source, starts[0] ?? 0), starts[0]).trim() !== "";
      if (index < first && (isInFlow || isBesideDash))
        this.replace(start, starts[index + 1] ?? end, "");
      else if (isInFlow) this.replace(ends[index - 1] ?? start, end, "");
      else this.replace(lineStart(this.source, start), lineEnd(this.source, end), "");
    });
  }

  private replace(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  private place(indent: number, isInFlow = false) {
    return { indent, isInFlow, eol: this.eol };
  }

  /** Of the line of a place, the spaces with which it begins. */
  private lineIndent(at: number): number {
    return /^ */.exec(this.source.slice(lineStart(this.source, at)))?.[0].length ?? 0;
  }
}

const nameOf = (key: Node) => String(isScalar(key) ? key.value : key);

/** What a part of a text says; references to other parts are not used in content. */
function plainOf(node: Node | null): Value {
  if (node === null) return null;
  if (isMap(node)) {
    return Object.fromEntries(
      (node.items as Pairs).map(({ key, value }) => [nameOf(key), plainOf(value)]),
    );
  }
  if (isSeq(node)) return (node.items as Node[]).map(plainOf);
  return isScalar(node) ? (node.value as Value) : null;
}
