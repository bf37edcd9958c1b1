/** A build has a handful, and their names change with their content. */
const styleSheets = new Map<string, string>();

export async function styleSheet(address: string): Promise<string> {
  const known = styleSheets.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const css = await answer.text();
  styleSheets.set(address, css);
  return css;
}
