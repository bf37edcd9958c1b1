import { useFormatter } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { PlainText } from './plain-text';

type Props = {
  title: string;
  text: string;
  from: string;
  by?: readonly (string | null)[];
  mark: { tone: Tone; label: string } | undefined;
};

/** One thing that the reader was told. */
export function Told({ title, text, from, by = [], mark }: Props) {
  const format = useFormatter();
  const day = format.dateTime(new Date(from), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <article className="card p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-xl wrap-anywhere">{title}</h2>
        {mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
      </div>
      <PlainText text={text} className="mt-2" />
      <p className="mt-3 text-ink-soft text-sm">{[...by, day].filter(Boolean).join(' · ')}</p>
    </article>
  );
}
