import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import type { AnswerProps } from './answer-props';
import { verbatim } from './verbatim';

/** Put in order by two buttons each: they do the same for mouse, finger, keyboard and screen reader. */
export function OrderAnswer({ question, value, onChange, disabled }: AnswerProps<'order'>) {
  const t = useTranslations('onlineTest');
  const list = useRef<HTMLOListElement>(null);
  const { items } = question.body;
  const given = Array.isArray(value) ? value : [];
  const order = [...given, ...items.map(({ id }) => id).filter((id) => !given.includes(id))];
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? '';
  function move(at: number, to: number) {
    const next = [...order];
    next.splice(to, 0, ...next.splice(at, 1));
    onChange(next);
    // The focus goes with what was moved.
    const which = to === 0 ? 1 : to === order.length - 1 ? 0 : to < at ? 0 : 1;
    requestAnimationFrame(() => {
      list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button')[which]?.focus();
    });
  }
  return (
    <>
      {value === null && <p className="mb-2 text-ink-soft">{t('orderHint')}</p>}
      <ol ref={list} className="m-0 grid list-none gap-2 p-0">
        {order.map((id, at) => (
          <li key={id} className="flex min-h-12 items-center gap-3 rounded-md border border-edge bg-surface px-3 py-1">
            <span className="w-6 shrink-0 text-end font-bold tabular-nums">{at + 1}.</span>
            <span className="min-w-0 grow text-lg wrap-anywhere" {...verbatim(textOf(id))}>
              {textOf(id)}
            </span>
            <IconButton
              icon="arrow-up"
              label={t('moveUp', { text: textOf(id) })}
              disabled={disabled || at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="arrow-down"
              label={t('moveDown', { text: textOf(id) })}
              disabled={disabled || at === order.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
