/** Joins the class names that apply; a later one does not override an earlier one, so pass layout only. */
export function joinClasses(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
