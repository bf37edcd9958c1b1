type Answered = { readonly content: string; readonly origin: string | null };

/**
 * An answer without who gave it. Of a verified one its first block names who teaches, who has a name that no list of the
 * asker's own people need hold: whoever reads it beside the class, or is sent it, has no use for it.
 */
export function unsigned({ content, origin }: Answered): string {
  return origin === 'verified' ? content.slice(content.indexOf('\n\n') + 2) : content;
}
