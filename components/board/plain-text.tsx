import { joinClasses } from '@/components/ui/join-classes';
import { partsOf } from './text-parts';

/** What somebody typed, as it was typed: lines stay lines, and addresses can be opened. */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <p data-verbatim className={joinClasses('wrap-anywhere whitespace-pre-wrap', className)}>
      {partsOf(text).map(({ at, href, text: part }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer" className="underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
