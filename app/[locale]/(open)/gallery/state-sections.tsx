import { ErrorView } from '@/components/shell/error-view';
import { NotFoundView } from '@/components/shell/not-found-view';
import { Alert } from '@/components/ui/alert';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { Loader } from '@/components/ui/loader';
import { Menu } from '@/components/ui/menu';
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-items';
import { ProgressBar, ProgressRing } from '@/components/ui/progress';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Stat, StatGrid } from '@/components/ui/stat';
import { Stepper } from '@/components/ui/stepper';
import { TabLinks } from '@/components/ui/tab-links';
import { TabPanels } from '@/components/ui/tab-panels';
import type { GalleryText, UiTranslator } from './gallery-text';
import { ToastDemos } from './overlay-demos';
import { Columns, Row, Section } from './specimen';

type Props = { text: GalleryText; t: UiTranslator };

export function Figures({ text }: { text: GalleryText }) {
  const { figures } = text;
  return (
    <Section id="figures" title={text.sections.figures}>
      <StatGrid>
        <Stat label={figures.students} value="168" note={figures.studentsNote} icon="users" />
        <Stat label={figures.attendance} value="94%" note={figures.attendanceNote} trend="up" icon="calendar" />
        <Stat label={figures.lessons} value="7" note={figures.lessonsNote} icon="book" />
        <Stat label={figures.doubts} value="12" note={figures.doubtsNote} trend="down" icon="help" />
      </StatGrid>
      <Card>
        <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
          <div className="flex gap-4">
            <ProgressRing label={figures.ring} value={80} amount={figures.ringAmount} />
            <ProgressRing label={figures.unit} value={5} max={5} amount={figures.unitAmount} tone="success" />
          </div>
          <div className="flex grow flex-col gap-4">
            <ProgressBar label={figures.module} value={7} max={15} amount={figures.moduleAmount} />
            <ProgressBar label={figures.unit} value={5} max={5} amount={figures.unitAmount} tone="success" />
            <ProgressBar label={figures.sending} />
          </div>
        </div>
      </Card>
    </Section>
  );
}

export function Ways({ text, t }: Props) {
  const { ways } = text;
  const crumbs = ways.crumbs.map((label, index) => ({ label, href: index < 2 ? '#ways' : undefined }));
  const panels = ways.tabNames.map((label, index) => ({ key: label, label, panel: <p>{ways.tabTexts[index]}</p> }));
  const links = ways.tabNames.map((label, index) => ({
    key: label,
    label,
    href: '#ways',
    count: index === 1 ? 3 : undefined,
  }));
  return (
    <Section id="ways" title={text.sections.ways}>
      <Breadcrumb label={t('youAreHere')} items={crumbs} />
      <TabLinks label={text.sections.ways} current={ways.tabNames[0] ?? ''} items={links} />
      <Card>
        <TabPanels label={ways.tabs} items={panels} />
      </Card>
      <Card>
        <Stepper
          label={ways.steps}
          doneLabel={t('done')}
          current={2}
          steps={ways.stepNames.map((label, index) => ({ label, href: index < 2 ? '#ways' : undefined }))}
        />
      </Card>
      <Menu
        label={ways.menu}
        trigger={
          <>
            {ways.menu}
            <Icon name="chevron-down" size={18} />
          </>
        }
        triggerClassName="gap-2 self-start border border-edge bg-surface px-4 font-semibold hover:bg-sunken"
      >
        <MenuLink href="#ways" icon="settings">
          {ways.menuItems[0]}
        </MenuLink>
        <MenuLink href="#ways" icon="print">
          {ways.menuItems[1]}
        </MenuLink>
        <MenuButton icon="copy">{ways.menuItems[2]}</MenuButton>
        <MenuLine />
        <MenuButton icon="lock" danger>
          {ways.menuItems[3]}
        </MenuButton>
      </Menu>
    </Section>
  );
}

export function Messages({ text }: { text: GalleryText }) {
  const { messages } = text;
  return (
    <Section id="messages" title={text.sections.messages}>
      <Alert tone="warning" banner>
        {messages.banner}
      </Alert>
      {(['info', 'success', 'warning', 'brand'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={messages[tone]}>
          {messages[`${tone}Text`]}
        </Alert>
      ))}
      <Alert tone="danger" title={messages.danger} actions={<Button size="sm">{messages.retry}</Button>}>
        {messages.dangerText}
      </Alert>
      <ToastDemos text={text} />
    </Section>
  );
}

export function Waiting({ text, t }: Props) {
  const { waiting } = text;
  return (
    <Section id="waiting" title={text.sections.waiting}>
      <Columns>
        <Card>
          <EmptyState
            icon="robot"
            title={waiting.emptyTitle}
            actions={<Button variant="primary">{waiting.emptyAction}</Button>}
          >
            {waiting.emptyText}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title={waiting.errorTitle}
            actions={<Button icon="refresh">{t('retry')}</Button>}
            reference={waiting.reference}
          >
            {waiting.errorText}
          </ErrorState>
        </Card>
        <Card>
          <div role="status" aria-busy="true" aria-label={waiting.skeleton} className="flex items-start gap-4">
            <Skeleton className="size-12 rounded-full!" />
            <SkeletonText lines={4} className="grow" />
          </div>
        </Card>
        <Card>
          <Row>
            <Spinner label={t('loading')} />
            <Spinner size={36} label={t('loading')} />
            <Loader label={waiting.loader} />
          </Row>
        </Card>
      </Columns>
    </Section>
  );
}

export function Views({ text }: { text: GalleryText }) {
  const { views } = text;
  return (
    <Section id="views" title={text.sections.views}>
      <Card>
        <NotFoundView
          title={views.lostTitle}
          actions={
            <>
              <ButtonLink href="#views" variant="primary" icon="home">
                {views.home}
              </ButtonLink>
              <ButtonLink href="#views">{views.courses}</ButtonLink>
            </>
          }
        >
          {views.lostText}
        </NotFoundView>
      </Card>
      <Card>
        <ErrorView
          title={views.brokenTitle}
          actions={
            <Button variant="primary" icon="refresh">
              {views.again}
            </Button>
          }
          reference={text.waiting.reference}
        >
          {views.brokenText}
        </ErrorView>
      </Card>
    </Section>
  );
}
