import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads an optional part lazily. If its script fails its place stays as prerendered: an error would take the page down. */
export function resilientLazy<Props extends object>(load: Load<Props>) {
  const Lazy = lazy(() => load().catch(() => new Promise<never>(() => {})));
  let Loaded: ComponentType<Props> | undefined;
  function Part(props: Props) {
    // Chosen once: with another component the part would be mounted anew.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Component {...props} />;
  }
  /** Loads the script before, so that the part is rendered at once. Never rejects. */
  const preload = (): Promise<void> =>
    load().then(
      (script) => {
        Loaded = script.default;
      },
      () => {},
    );
  return Object.assign(Part, { preload });
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
