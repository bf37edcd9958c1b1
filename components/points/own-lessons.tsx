import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { OwnWay } from '@/lib/classroom/schemas/seat';
import { links } from '@/lib/links';

type Lesson = OwnWay['lessons'][number];

const looks = {
  ongoing: { tone: 'brand', icon: 'play' },
  closed: { tone: 'success', icon: 'circle-check' },
  notStarted: { tone: 'neutral', icon: 'clock' },
} as const;

/** Five lessons a unit, one below the other: what became of each, and the way into it. */
export function OwnLessons({ way }: { way: OwnWay }) {
  const t = useTranslations('honors.lessons');
  const units = [...new Set(way.lessons.map(({ unit }) => unit))];
  return (
    <ol className="grid gap-4 lg:grid-cols-3 lg:items-start">
      {units.map((unit) => (
        <li key={unit} className="rounded-lg border border-line bg-surface p-4">
          <h2 className="mb-3 text-xl">{t('unit', { number: unit })}</h2>
          <ol className="grid gap-4">
            {way.lessons
              .filter((lesson) => lesson.unit === unit)
              .map((lesson) => (
                <li key={lesson.number} className="grid gap-1 border-line border-t pt-3">
                  <OneLesson lesson={lesson} classId={way.class.id} />
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function OneLesson({ lesson, classId }: { lesson: Lesson; classId: string }) {
  const t = useTranslations('honors.lessons');
  const { number, name, status, attendance, slider } = lesson;
  return (
    <>
      <p className="font-semibold text-lg leading-snug wrap-anywhere">{t('lesson', { number, name })}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>
        {attendance && <span>{t(`attendance.${attendance}`)}</span>}
      </p>
      {slider !== null && <p className="text-ink-soft">{t('slider', { percent: slider })}</p>}
      {status !== 'notStarted' && (
        <p>
          <ButtonLink
            href={status === 'ongoing' ? links.run(classId) : links.runActivity(number, classId)}
            size="sm"
            aria-label={`${t(status === 'ongoing' ? 'enter' : 'review')}: ${t('lesson', { number, name })}`}
          >
            {t(status === 'ongoing' ? 'enter' : 'review')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
