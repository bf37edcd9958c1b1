import { writable } from '@/lib/platform/text/write-xml';
import { markdown } from './plain-markdown';

/** Markdown as the XHTML that items of QTI are written in; pictures by the names that the package has for them. */
export function xhtmlOfMarkdown(text: string, imageName: (address: string) => string): string {
  return markdown
    .render(writable(text))
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<\/?s>/g, '')
    .replaceAll(/(<img src=")([^"]*)"/g, (_, start: string, address: string) => `${start}${imageName(address)}"`)
    .trimEnd();
}
