import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { links } from '@/lib/links';
import { addressOf, type Example } from './lesson-example';

/** What the product is for whom, each with something of it to open. */
export function Audiences({ example }: { example: Example | null }) {
  const t = useTranslations('home.landing');
  const audiences = [
    { key: 'students', icon: 'star', href: example ? addressOf(example) : links.knowledgeBase() },
    { key: 'facilitators', icon: 'book', href: links.lessons() },
    { key: 'schools', icon: 'school', href: links.mmcode() },
  ] as const;
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {audiences.map(({ key, icon, href }) => (
        <section key={key} className="flex flex-col gap-1">
          <h2 className="flex items-center gap-2 text-xl">
            <Icon name={icon} size={24} />
            {t(`${key}.title`)}
          </h2>
          <p className="text-lg">{t(`${key}.text`)}</p>
          <AppLink
            href={href}
            className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
          >
            {t(`${key}.link`)}
          </AppLink>
        </section>
      ))}
    </div>
  );
}
