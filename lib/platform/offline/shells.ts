/** The areas whose pages open without a line, each by a shell of its own name (`app/[locale]/(kept)`). */
export const shellAreas = ['run', 'student', 'onlinetest'] as const;

/** Files of `public` that screens of a lesson draw (components/shell/icons.ts). */
export const drawings = ['/robot.svg'] as const;

/**
 * The shell that stands in for the page of an address. pt-BR has no prefix: asked for with one, a shell would come by a
 * redirect, and no browser opens such a page without a line. Also sent as text: it uses nothing from outside.
 */
export function shellOf(path: string): string | undefined {
  const [, language = '', area] = /^(\/en)?\/(run|student|onlinetest)(?:\/|$)/.exec(path) ?? [];
  return area && `${language}/kept/${area}`;
}
