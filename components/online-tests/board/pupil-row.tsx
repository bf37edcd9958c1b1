import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { useTimeOfDay } from '@/components/ui/timed-sentence';
import type { Pupil } from './use-board';

type Props = {
  pupil: Pupil;
  now: number;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** Longer than two of the device's tellings. */
const unheardMs = 60_000;

const tones = { released: 'info', begun: 'brand', concluded: 'success', expired: 'neutral' } as const;

/** One pupil of the class: how far the test is, said as facts. */
export function PupilRow({ pupil: { name, photoUrl, hasLeft, attempt }, now, isChosen, onChoose, children }: Props) {
  const t = useTranslations('testBoard');
  return (
    <li className="grid gap-2 border-line border-b py-3 sm:grid-cols-[minmax(14rem,1.2fr)_2fr_auto] sm:items-center">
      <label className="choice flex min-h-11 items-center gap-3">
        <input type="checkbox" checked={isChosen} onChange={onChoose} className="choice-box rounded-sm" />
        <Avatar name={name} photo={photoUrl} size={36} />
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
      </label>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={attempt ? tones[attempt.state] : 'neutral'}>{t(`state.${attempt?.state ?? 'none'}`)}</Badge>
        {hasLeft && <Badge>{t('hasLeft')}</Badge>}
        {attempt?.redo && <Badge>{t('redo')}</Badge>}
        {attempt && <Facts attempt={attempt} now={now} />}
      </div>
      <div className="flex flex-wrap gap-2 sm:justify-end">{children}</div>
    </li>
  );
}

function Facts({ attempt, now }: { attempt: NonNullable<Pupil['attempt']>; now: number }) {
  const t = useTranslations('testBoard');
  const time = useTimeOfDay();
  const {
    state,
    beginUntil,
    deadline,
    answered,
    questions,
    heardAt,
    leaves,
    awaySeconds,
    extraMinutes,
    position,
    waiting,
  } = attempt;
  const isUnheard = state === 'begun' && heardAt !== null && now - Date.parse(heardAt) > unheardMs;
  const facts = [
    state === 'released' && t('until', { time: time(beginUntil) }),
    state === 'begun' && deadline && t('ends', { time: time(deadline) }),
    (state === 'begun' || state === 'concluded') && t('answered', { answered, questions }),
    state === 'begun' && position !== null && t('atQuestion', { number: position }),
    state === 'begun' && waiting > 0 && t('onDevice', { count: waiting }),
    isUnheard && heardAt && t('unheard', { time: time(heardAt) }),
    extraMinutes > 0 && t('extra', { minutes: extraMinutes }),
    leaves > 0 && t('left', { leaves, seconds: awaySeconds }),
    attempt.concludedBy && attempt.concludedBy !== 'student' && t(`by.${attempt.concludedBy}`),
    attempt.theory && t('theory', { percent: Math.round((100 * attempt.theory.right) / attempt.theory.total) }),
    attempt.ungraded > 0 && t('ungraded', { count: attempt.ungraded }),
    attempt.receipt && t('receipt', { code: attempt.receipt }),
  ].filter(Boolean);
  return <span className="min-w-0 text-ink-soft">{facts.join(' · ')}</span>;
}
