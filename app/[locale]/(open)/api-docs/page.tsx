import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from '../open-page';
import { shownOperations } from './api-document';
import { OperationCard } from './operation-card';
import { Refusals } from './refusals';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: localeOf((await params).locale), namespace: 'apiDocs' });
  return { title: t('title'), description: t('lead'), robots: { index: false } };
}

/** What is served, for the people who call it. */
export default async function ApiDocs({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations('apiDocs');
  const download = (
    <ButtonLink href={links.openApi()} icon="download">
      {t('download')}
    </ButtonLink>
  );
  return (
    <OpenPage locale={locale} path={links.apiDocs()}>
      <PageHeader title={t('title')} lead={t('lead')} actions={download} />
      {[...shownOperations()].map(([group, operations]) => (
        <section key={group} className="mt-6">
          <h2 className="text-xl">{group}</h2>
          <div className="mt-2 flex flex-col gap-2">
            {operations.map((operation) => (
              <OperationCard key={operation.id} operation={operation} />
            ))}
          </div>
        </section>
      ))}
      <Refusals />
    </OpenPage>
  );
}
