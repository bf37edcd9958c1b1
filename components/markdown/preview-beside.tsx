'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { MarkdownPreview } from './markdown-preview';

const pauseMs = 600;

/**
 * On a wide screen the page's own drawing stands beside the text and follows it, a pause behind. What was never in sight
 * is not drawn: the texts of a form are many, and each drawing is a question to the server.
 */
export function PreviewBeside({ label, text }: { label: string; text: string }) {
  const t = useTranslations('authoring.editor');
  const part = useRef<HTMLElement>(null);
  const isSeen = useSeen(part);
  const settled = useSettled(text);
  return (
    <section
      ref={part}
      aria-label={t('beside', { label })}
      className="hidden max-h-[calc(70vh+6rem)] min-w-0 overflow-y-auto min-[1200px]:block"
    >
      <p aria-hidden="true" className="mb-1.5 text-ink-soft">
        {t('beside', { label })}
      </p>
      {isSeen && <MarkdownPreview text={settled} />}
    </section>
  );
}

/** Whether it has been in sight; on a narrow screen it never is. */
function useSeen(part: { current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !part.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isSeen]);
  return isSeen;
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
