import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { NoticeForm } from '@/components/notices/notice-form';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { deleteNoticeOp } from '@/lib/notices/contract';
import { noticeById } from '@/lib/notices/queries/notices';
import { NoticeScreen } from './notice-screen';

export async function EditNotice({ area, actor, id }: { area: 'school' | 'facilitator'; actor: Actor; id: string }) {
  const notice = await orNotFound(noticeById(actor, { id }));
  const t = await getTranslations('notices');
  return (
    <NoticeScreen
      area={area}
      title={notice.title}
      actions={
        <DeleteButton
          op={deleteNoticeOp}
          input={{ id }}
          words={{ label: t('delete.ask'), title: t('delete.title', { title: notice.title }) }}
          goTo={links.notices(area)}
        >
          {t('delete.text')}
        </DeleteButton>
      }
    >
      <NoticeForm area={area} classes={[]} today={notice.from} notice={notice} />
    </NoticeScreen>
  );
}
