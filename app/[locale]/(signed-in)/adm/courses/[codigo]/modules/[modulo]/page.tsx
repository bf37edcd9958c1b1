import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { deleteModuleOp } from '@/lib/courses/contract/modules';
import { links } from '@/lib/links';
import { AuthoringFrame } from '../../../authoring-frame';
import { editedModule, type ModuleParams } from '../edited-module';
import { ModuleForm } from '../module-form';
import { ModuleTabs } from '../module-tabs';

type Props = { params: Promise<ModuleParams> };

export async function generateMetadata() {
  const t = await getTranslations('authoring.module');
  return { title: t('editTitle') };
}

export default async function EditModule({ params }: Props) {
  const actor = await enter('/adm');
  const { course, module, trail } = await editedModule(actor, await params);
  const t = await getTranslations('authoring.module');
  const isOpen = course.status === 'active' && module.status === 'released';
  return (
    <AuthoringFrame
      title={module.name}
      trail={trail}
      tabs={<ModuleTabs course={course.code} module={module.code} current="general" />}
      actions={
        <>
          {isOpen && (
            <ButtonLink href={links.courseModule(course.code, module.code)} icon="external">
              {t('seePublic')}
            </ButtonLink>
          )}
          <DeleteButton
            op={deleteModuleOp}
            input={{ moduleId: module.id }}
            words={{ label: t('delete'), title: t('deleteTitle', { name: module.name }) }}
            goTo={links.admModules(course.code)}
          >
            {t('deleteText')}
          </DeleteButton>
        </>
      }
    >
      <ModuleForm courseCode={course.code} module={module} />
    </AuthoringFrame>
  );
}
