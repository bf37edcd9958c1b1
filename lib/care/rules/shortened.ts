/** At most so many signs of a text: where some are missing, it ends with an ellipsis. */
export function shortened(text: string, lengthMax: number): string {
  return text.length <= lengthMax ? text : `${text.slice(0, Math.max(0, lengthMax - 1)).trimEnd()}…`;
}
