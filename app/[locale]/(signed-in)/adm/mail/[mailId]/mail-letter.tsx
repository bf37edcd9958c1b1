import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { secretMask } from '@/lib/platform/mail/secret-mask';

type Letter = { subject: string; html: string | null; text: string | null };

/** The mail as its receiver sees it. It was filled with what people typed: in the frame nothing of it runs or leads on. */
export function MailLetter({ subject, html, text }: Letter) {
  const t = useTranslations('upkeep.mail');
  if (html === null || text === null) {
    return (
      <Card>
        <EmptyState icon="mail" title={t('notDrawn')}>
          {t('notDrawnText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card title={t('letter')} lead={html.includes(secretMask) && t('masked')}>
        <iframe
          title={subject}
          sandbox=""
          srcDoc={html}
          className="h-[30rem] w-full rounded-md border border-line bg-white"
        />
      </Card>
      <Card title={t('text')}>
        <pre className="whitespace-pre-wrap wrap-anywhere font-[inherit]">{text}</pre>
      </Card>
    </>
  );
}
