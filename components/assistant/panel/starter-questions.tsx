'use client';

import { Icon } from '@/components/ui/icon';
import { stand } from './assistant-standing';

/** Questions to begin with, on a page: a tap opens the panel and asks there. */
export function StarterQuestions({ title, questions }: { title: string; questions: readonly string[] }) {
  return (
    <section aria-label={title} data-print="no">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 text-start text-lg leading-tight hover:bg-sunken"
              onClick={() => stand({ wish: 'hand', asked: question })}
            >
              <Icon name="robot" className="shrink-0 text-ink-soft" />
              <span className="min-w-0 wrap-anywhere">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
