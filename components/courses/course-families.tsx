import { useTranslations } from 'next-intl';
import { courseFamilies } from '@/lib/courses/rules';
import type { PublishedCourse } from '@/lib/courses/schemas';
import { links } from '@/lib/links';
import { FamilyShape, familyGrounds } from './course-picture';
import { CourseTile } from './course-tile';

type Props = {
  courses: readonly PublishedCourse[];
  /** Of the families' names; the courses stand one below. */
  level?: 2 | 3;
  /** At most so many of each. */
  ofEach?: number;
};

/** The courses by family, each under the family's colour. */
export function CourseFamilies({ courses, level = 2, ofEach }: Props) {
  const t = useTranslations('courses.family');
  const Heading = `h${level}` as const;
  const families = courseFamilies.map((family) => ({
    family,
    ofFamily: courses.filter((course) => course.family === family).slice(0, ofEach),
  }));
  return families
    .filter(({ ofFamily }) => ofFamily.length > 0)
    .map(({ family, ofFamily }) => (
      <section key={family} className="mt-6">
        <Heading className="flex items-center gap-3 text-2xl">
          <span className={`flex size-10 items-center justify-center rounded-md ${familyGrounds[family]}`}>
            <FamilyShape family={family} className="w-7" />
          </span>
          {t(family)}
        </Heading>
        <div className="mt-3 grid gap-4 lg:grid-cols-2">
          {ofFamily.map((course) => (
            <CourseTile
              key={course.code}
              course={course}
              href={links.course(course.code)}
              level={level === 2 ? 3 : 4}
            />
          ))}
        </div>
      </section>
    ));
}
