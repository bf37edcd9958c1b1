const withoutIdleCallbackMs = 2000;

export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, withoutIdleCallbackMs);
}
