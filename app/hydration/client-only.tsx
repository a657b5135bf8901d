import {
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  lazy,
  Suspense,
} from "react";
import { useHydrated } from "./use-hydrated.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that a page can do without. If its script does not come, its place stays as it is in the prerendered
 * page: an error would take the whole page away (docs/decisions/0015-offline.md).
 */
export function resilientLazy<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}

/** The same, of a part that is not in the prerendered page: it is fetched once React has taken over. */
export function clientOnly<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = resilientLazy(load);
  return (props) =>
    useHydrated() && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
}
