import {
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  lazy,
  Suspense,
} from "react";
import { useHydrated } from "./use-hydrated.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads an optional part lazily. If its script fails its place stays as prerendered: an error would take the page down. */
export function resilientLazy<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}

/** Loads an optional part that is not prerendered, after hydration. */
export function clientOnly<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = resilientLazy(load);
  return (props) =>
    useHydrated() && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
}
