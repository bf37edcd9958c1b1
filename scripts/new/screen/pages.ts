import { hasFailure } from '../domain-facts';
import type { Draft } from '../draft';
import { linkNames, type Screen } from './screen-names';

/** The list, the form of both pages, and the pages. */
export function addPages(draft: Draft, screen: Screen): void {
  const { address, noun, one } = screen;
  const folder = `app/[locale]/(signed-in)${address}`;
  draft.create(`${folder}/page.tsx`, listPage(screen));
  draft.create(`${folder}/${noun}-list.tsx`, list(screen));
  draft.create(`${folder}/${noun}-form.tsx`, form(screen));
  draft.create(`${folder}/new/page.tsx`, newPage(screen));
  draft.create(`${folder}/[${one}]/page.tsx`, editPage(screen));
}

function listPage(screen: Screen): string {
  const { domain, noun, nouns, one, One, Many, area, scope } = screen;
  const links = linkNames(screen);
  return `import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { ${one}List } from '@/lib/${domain}/queries/${nouns}';
import { ${One}List } from './${noun}-list';

export async function generateMetadata() {
  const t = await getTranslations('${scope}');
  return { title: t('title') };
}

export default async function ${Many}({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('${area}');
  const [params, t] = await Promise.all([searchParams, getTranslations('${scope}')]);
  const found = await ${one}List(actor, { search: readText(params, 'q'), page: readPage(params) });
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink href={links.${links.add}()} variant="primary" icon="plus">
            {t('add')}
          </ButtonLink>
        }
      />
      <Card flush>
        <${One}List address={{ path: links.${links.list}(), params }} found={found} />
      </Card>
    </>
  );
}
`;
}

function list(screen: Screen): string {
  const { domain, nouns, one, One, scope, columns } = screen;
  const [lead, ...others] = columns;
  const cells = others.map(({ name, field }) =>
    field === 'CheckField'
      ? `{ key: '${name}', label: t('field.${name}'), cell: ({ ${name} }) => ${name} && <Icon name="check" label={t('field.${name}')} /> },`
      : `{ key: '${name}', label: t('field.${name}'), cell: ({ ${name} }) => ${name} },`,
  );
  const icon = others.some(({ field }) => field === 'CheckField')
    ? `import { Icon } from '@/components/ui/icon';\n`
    : '';
  return `import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
${icon}import type { TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { ${one}List } from '@/lib/${domain}/queries/${nouns}';

type Found = Awaited<ReturnType<typeof ${one}List>>;

export function ${One}List({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('${scope}');
  return (
    <List
      caption={t('title')}
      address={address}
      found={found}
      rowKey={({ id }) => id}
      search={t('search')}
      empty={{ icon: 'book', title: t('empty') }}
      noneFound={{ title: t('noneFound') }}
      columns={[
        {
          key: '${lead?.name}',
          label: t('field.${lead?.name}'),
          lead: true,
          cell: ({ id, ${lead?.name} }) => (
            <AppLink href={links.${linkNames(screen).edit}(id)} className="font-semibold hover:underline">
              {${lead?.name}}
            </AppLink>
          ),
        },
        ${cells.join('\n        ')}
      ]}
    />
  );
}
`;
}

function form(screen: Screen): string {
  const { domain, noun, one, One, scope, columns } = screen;
  const links = linkNames(screen);
  const fieldsOf = (file: string, names: readonly string[]) => {
    const used = names.filter((name) => columns.some(({ field }) => field === name));
    return used.length > 0 ? `import { ${used.join(', ')} } from '@/components/forms/${file}';\n` : '';
  };
  const fields = columns.map(({ name, field }) => {
    const text = field.endsWith('TextField') ? ' maxLength={textLengthMax}' : '';
    return `          <${field} name="${name}" label={t('field.${name}')}${text}${field === 'TextField' ? ' required' : ''} />`;
  });
  const taken = `${noun}.already-exists`;
  return `'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
${fieldsOf('choice-fields', ['CheckField'])}import { EditForm } from '@/components/forms/edit-form';
${fieldsOf('number-fields', ['NumberField'])}import { SaveBar } from '@/components/forms/save-bar';
${fieldsOf('text-fields', ['OptionalTextField', 'TextField'])}import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { create${One}Op, read${One}Op, update${One}Op } from '@/lib/${domain}/contract';
import { textLengthMax } from '@/lib/${domain}/rules';
import type { ${One}Detail } from '@/lib/${domain}/schemas';
import { call } from '@/lib/platform/browser/call';

type Edited = z.infer<typeof ${One}Detail>;

const blank = { ${columns.map(({ name, blank }) => `${name}: ${blank}`).join(', ')} };

/** Create and edit are one form; what exists brings its data and the revision it was opened on. */
export function ${One}Form({ ${one} }: { ${one}?: Edited }) {
  const t = useTranslations('${scope}');
  const go = useGo();
  const { revision, ...initial } = ${one} ?? { ...blank, revision: undefined };
  return (
    <EditForm
      op={${one} ? update${One}Op : create${One}Op}
      initial={initial}
      revision={revision}
      read={${one} && (() => call(read${One}Op, { id: ${one}.id }))}
${hasFailure(domain, taken) ? `      fieldOfCode={{ '${taken}': '${columns[0]?.name}' }}\n` : ''}      onSaved={() => go.replace(links.${links.list}())}
    >
      <Card>
        <div className="grid gap-4">
${fields.join('\n')}
        </div>
      </Card>
      <SaveBar label={t('save')} cancelHref={links.${links.list}()} />
    </EditForm>
  );
}
`;
}

const words = (namespace: string) => `['authoring', 'failures', 'fields', 'shell', '${namespace}']`;

function newPage(screen: Screen): string {
  const { noun, One, area, scope, namespace } = screen;
  return `import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { ${One}Form } from '../${noun}-form';

export async function generateMetadata() {
  const t = await getTranslations('${scope}');
  return { title: t('add') };
}

export default async function New${One}() {
  await enter('${area}');
  const t = await getTranslations('${scope}');
  const trail = [{ label: t('title'), href: links.${linkNames(screen).list}() }, { label: t('add') }];
  return (
    <ClientWords namespaces={${words(namespace)}}>
      <PageHeader title={t('add')} above={<Breadcrumb label={t('title')} items={trail} />} />
      <${One}Form />
    </ClientWords>
  );
}
`;
}

function editPage(screen: Screen): string {
  const { domain, noun, nouns, one, One, area, scope, namespace, columns } = screen;
  const lead = columns[0]?.name;
  const list = `links.${linkNames(screen).list}()`;
  return `import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { delete${One}Op } from '@/lib/${domain}/contract';
import { ${one}ById } from '@/lib/${domain}/queries/${nouns}';
import { decodedParam } from '@/lib/platform/links';
import { ${One}Form } from '../${noun}-form';

export async function generateMetadata() {
  const t = await getTranslations('${scope}');
  return { title: t('edit') };
}

export default async function Edit${One}({ params }: { params: Promise<{ ${one}: string }> }) {
  const actor = await enter('${area}');
  const ${one} = await orNotFound(${one}ById(actor, { id: decodedParam((await params).${one}) }));
  const t = await getTranslations('${scope}');
  const { id, ${lead} } = ${one};
  const trail = [{ label: t('title'), href: ${list} }, { label: ${lead} }];
  const words = { label: t('delete.ask'), title: t('delete.title', { ${lead} }) };
  const deletion = (
    <DeleteButton op={delete${One}Op} input={{ id }} words={words} goTo={${list}}>
      {t('delete.text')}
    </DeleteButton>
  );
  return (
    <ClientWords namespaces={${words(namespace)}}>
      <PageHeader title={${lead}} above={<Breadcrumb label={t('title')} items={trail} />} actions={deletion} />
      <${One}Form ${one}={${one}} />
    </ClientWords>
  );
}
`;
}
