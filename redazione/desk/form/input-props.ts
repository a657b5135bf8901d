import type { Value } from "../../api.ts";
import type { InputAttributes } from "./frame.tsx";
import type { Path } from "./path.ts";
import type { Schema } from "./schema.ts";

/** What an input is given by its field. */
export interface InputProps {
  attributes: InputAttributes;
  path: Path;
  schema: Schema;
  isRequired: boolean;
  value: Value | undefined;
  /** Writes a value; undefined empties the field. */
  onChange: (value: Value | undefined) => void;
}
