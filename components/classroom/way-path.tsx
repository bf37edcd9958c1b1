import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';
import { type WayState, wayStateOf } from '@/lib/classroom/rules/own-way';
import type { OwnWay } from '@/lib/classroom/schemas/seat';
import { links } from '@/lib/links';

type Lesson = OwnWay['lessons'][number];
type Words = ReturnType<typeof useTranslations<'seat.way'>>;

const looks: Record<WayState, { look: string; icon?: IconName }> = {
  now: { look: 'border-brand-edge bg-brand-soft text-brand-ink', icon: 'play' },
  said: { look: 'border-success-ink/40 bg-success-soft text-success-ink', icon: 'star' },
  there: { look: 'border-success-ink/40 bg-success-soft text-success-ink', icon: 'check' },
  // Nobody's absence is drawn.
  over: { look: 'border-edge bg-sunken' },
  ahead: { look: 'border-edge bg-surface' },
};

/** The lessons of the module, unit by unit: a number each, and what one has of it as a shape and in words. */
export function WayPath({ way }: { way: OwnWay }) {
  const t = useTranslations('seat.way');
  const units = [...new Set(way.lessons.map(({ unit }) => unit))];
  return (
    <section aria-label={t('path')}>
      <h2 className="mb-3 text-xl">{way.class.moduleName}</h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {units.map((unit) => (
          <li key={unit} className="rounded-lg border border-line bg-surface p-4">
            <h3 className="mb-3 font-semibold text-ink-soft">{t('unit', { number: unit })}</h3>
            <ol className="flex flex-wrap gap-2">
              {way.lessons
                .filter((lesson) => lesson.unit === unit)
                .map((lesson) => (
                  <li key={lesson.number}>
                    <Place way={way} lesson={lesson} t={t} />
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The words come from the path: looked up once, not for each of fifteen lessons. */
function Place({ way, lesson, t }: { way: OwnWay; lesson: Lesson; t: Words }) {
  const { number, name } = lesson;
  const state = wayStateOf(lesson);
  const { look, icon } = looks[state];
  const words = `${t('lesson', { number, name })}: ${t(`states.${state}`)}`;
  const className = joinClasses(
    'inline-flex size-12 flex-col items-center justify-center rounded-full border-2 font-bold text-lg leading-none',
    look,
  );
  const inside = (
    <>
      {number}
      {icon && <Icon name={icon} size={14} />}
    </>
  );
  const href = addressOf(way, lesson);
  if (!href) {
    return (
      <span className={className} title={words}>
        <span className="sr-only">{words}</span>
        <span aria-hidden="true">{inside}</span>
      </span>
    );
  }
  return (
    <AppLink
      href={href}
      aria-current={state === 'now' ? 'step' : undefined}
      aria-label={words}
      title={words}
      className={className}
    >
      {inside}
    </AppLink>
  );
}

function addressOf({ class: own }: OwnWay, { status, number, unit, code }: Lesson): string | undefined {
  if (status === 'ongoing') return links.run(own.id);
  if (status === 'closed') return links.runActivity(number, own.id);
  if (!own.isPublic) return undefined;
  return links.lesson({ course: own.courseCode, module: own.moduleCode, unit, code });
}
