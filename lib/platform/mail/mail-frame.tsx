import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { MailWords } from './mail-words';

/** Mail readers know neither our style sheet nor its variables: these are the light values of tokens.css. */
const ink = '#241d16';
const page: CSSProperties = { backgroundColor: '#faf6f1', color: ink, fontFamily: 'Verdana, Arial, sans-serif' };
const sheet: CSSProperties = {
  backgroundColor: '#ffffff',
  borderTop: '4px solid #ff7900',
  margin: '24px auto',
  maxWidth: '560px',
  padding: '24px',
};
const button: CSSProperties = {
  backgroundColor: '#ff7900',
  borderRadius: '8px',
  color: '#241200',
  fontWeight: 'bold',
  padding: '12px 20px',
};

type Frame = {
  t: MailWords;
  language: Locale;
  title: string;
  /** What mail readers show beside the subject. */
  preview: string;
  children: ReactNode;
};

/** What every mail of the product looks like. */
export function MailFrame({ t, language, title, preview, children }: Frame) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={page}>
        <Container style={sheet}>
          <Heading style={{ fontSize: '22px', margin: '0 0 16px' }}>{title}</Heading>
          {children}
          <Hr style={{ borderColor: '#e4dbcf', margin: '24px 0 12px' }} />
          <Text style={{ color: '#5f564b', fontSize: '13px', margin: 0 }}>{t('footer')}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' }}>{children}</Text>;
}

/** The one thing that a mail asks for. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={button}>
      {children}
    </Button>
  );
}
