import { FieldFrame } from "./field-frame.tsx";
import { Group } from "./group.tsx";
import { List } from "./list.tsx";
import { ListEntry } from "./list-entry.tsx";

/** The form library's templates for everything around the inputs. */
export const templates = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListEntry,
};
