import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { moduleDisplayName } from '@/lib/courses/rules';

type Shown = {
  name: string;
  photoUrl: string | null;
  family: 'kids' | 'teens' | 'other';
  durationType: 'short' | 'long' | 'selfStudy';
  targetAudience: string;
  modules?: readonly { code: string; name: string }[];
};

/**
 * One course of the open catalogue. Photos wait until they are near the screen, and on phones stay away: a list of names
 * is read sooner, and each photo would cost a school's line a tenth of a second or more.
 */
export function CourseTile({ course, href, level = 2 }: { course: Shown; href: string; level?: 2 | 3 }) {
  const t = useTranslations('courses');
  const Heading = `h${level}` as const;
  return (
    <article className="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md max-sm:border-t-4 max-sm:border-t-brand">
      <div className="max-sm:hidden">
        <CoursePhoto photoUrl={course.photoUrl} />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <Heading className="text-xl">
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
        <p className="mt-auto flex flex-wrap gap-2 pt-2">
          <Badge tone="brand">{t(`family.${course.family}`)}</Badge>
          <Badge icon="clock">{t(`duration.${course.durationType}`)}</Badge>
        </p>
      </div>
    </article>
  );
}

export function CoursePhoto({ photoUrl, eager = false }: { photoUrl: string | null; eager?: boolean }) {
  if (!photoUrl) {
    return (
      <div className="flex aspect-video items-center justify-center bg-brand-soft text-brand-ink">
        <Icon name="book" size={48} />
      </div>
    );
  }
  return (
    <img
      src={photoUrl}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="aspect-video w-full object-cover"
    />
  );
}
