/** Tells whoever asked for its signal to stop. */
export interface LazyAbort {
  /** Made when it is first asked for: most agents never do, and it costs more than all else of a short run. */
  readonly signal: AbortSignal;
  abort(): void;
}

export function createLazyAbort(): LazyAbort {
  let controller: AbortController | undefined;
  let isAborted = false;
  return {
    get signal() {
      controller ??= new AbortController();
      if (isAborted) controller.abort();
      return controller.signal;
    },
    abort() {
      isAborted = true;
      controller?.abort();
    },
  };
}
