import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { joinClasses } from '@/components/ui/join-classes';
import { moduleDisplayName } from '@/lib/courses/rules';
import { CoursePicture, type Family, familyGrounds } from './course-picture';

type Shown = {
  name: string;
  photoUrl: string | null;
  family: Family;
  durationType: 'short' | 'long' | 'selfStudy';
  targetAudience: string;
  modules?: readonly { code: string; name: string }[];
};

/** One course of the public catalogue: its picture and the colour of its family beside what it is. */
export function CourseTile({ course, href, level = 2 }: { course: Shown; href: string; level?: 2 | 3 | 4 }) {
  const t = useTranslations('courses');
  const Heading = `h${level}` as const;
  return (
    <article
      className={joinClasses(
        'relative flex min-w-0 overflow-hidden rounded-lg border border-line shadow-sm transition-shadow hover:shadow-md',
        familyGrounds[course.family],
      )}
    >
      <div className="flex items-center p-2">
        <CoursePicture course={course} className="h-15 w-25 rounded-md sm:h-22 sm:w-38" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 bg-surface p-3 sm:p-4">
        <Heading className="font-bold text-xl">
          <AppLink href={href} className="after:absolute after:inset-0">
            {course.name}
          </AppLink>
        </Heading>
        <p className="line-clamp-3 text-ink-soft">{course.targetAudience}</p>
        {course.modules && course.modules.length > 0 && (
          <ul className="text-sm">
            {course.modules.map(({ code, name }) => (
              <li key={code} className="truncate">
                <b data-verbatim>{moduleDisplayName(course.family, code)}</b> {name}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-auto">
          <Badge icon="clock">{t(`duration.${course.durationType}`)}</Badge>
        </p>
      </div>
    </article>
  );
}
