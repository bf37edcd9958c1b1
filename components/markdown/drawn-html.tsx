/** Markdown that the server drew: our own parser made it, and nothing that a person wrote passes it unescaped. */
export function DrawnHtml({ html, className }: { html: string; className?: string }) {
  return <div className={`markdown ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
