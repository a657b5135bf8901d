import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import { useForm } from "../form-context.ts";
import { written } from "./options.ts";
import { PageOptions } from "./page-options.tsx";

/** Chooses a page of the site from a list grouped by section. */
export function AddressWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  const { pages } = useForm();
  const isListed = pages.some(({ address }) => address === value);
  return (
    <select
      id={id}
      value={value ?? ""}
      {...described(id, rawErrors)}
      onChange={({ target }) => onChange(written(props, target.value))}
    >
      <option value="">Scegliere una pagina</option>
      {value && !isListed && <option value={value}>{value}</option>}
      <PageOptions pages={pages} />
    </select>
  );
}
