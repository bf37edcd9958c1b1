export type MarkedParts = readonly { text: string; marked: boolean }[];

export function MarkedText({ parts }: { parts: MarkedParts }) {
  return parts.map(({ text, marked }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name, and none moves.
    return marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>;
  });
}
