import { getFormatter, getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Alert } from '@/components/ui/alert';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { mailDetail } from '@/lib/upkeep/queries/mails';
import { AcceptAddress } from './accept-address';
import { MailFacts } from './mail-facts';
import { MailLetter } from './mail-letter';
import { SendAgain } from './send-again';

type Props = { params: Promise<{ mailId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('upkeep.mail');
  return { title: t('letter') };
}

export default async function OneMail({ params }: Props) {
  const actor = await enter('/adm');
  const mail = await orNotFound(mailDetail(actor, { id: decodedParam((await params).mailId) }));
  const [t, format] = await Promise.all([getTranslations('upkeep.mail'), getFormatter()]);
  const trail = [{ label: t('title'), href: links.admMails() }, { label: t('letter') }];
  return (
    <ClientWords namespaces={['upkeep', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={<Breadcrumb label={t('title')} items={trail} />}
        title={<span className="wrap-anywhere">{mail.subject}</span>}
        actions={mail.again === 'possible' && <SendAgain id={mail.id} />}
      />
      <div className="grid gap-6">
        {mail.suppressedAt && (
          <Alert tone="warning" actions={<AcceptAddress id={mail.id} />}>
            {t('suppressed', { date: format.dateTime(new Date(mail.suppressedAt), { dateStyle: 'long' }) })}
          </Alert>
        )}
        <MailFacts mail={mail} />
        <MailLetter subject={mail.subject} html={mail.html} text={mail.text} />
      </div>
    </ClientWords>
  );
}
