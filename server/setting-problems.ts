import type { z } from 'zod';

/** Examples for variables that have no default to show. */
const examples: Record<string, string> = {
  PUBLIC_URL: 'https://stories.example.org',
  DATABASE_URL: 'postgresql://owner:password@127.0.0.1:5432/lunatale',
  DATABASE_MEMBER_URL: 'postgresql://lunatale_member:password@127.0.0.1:5432/lunatale',
  DATABASE_SERVICE_URL: 'postgresql://lunatale_service:password@127.0.0.1:5432/lunatale',
  SANDBOX_PACE: '60',
  OIDC_ISSUER: 'https://id.example.org',
  SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1',
  SPEECH_DAILY_USD: '2',
  OIDC_NAME: 'Hearth',
  SMTP_URL: 'smtp://user:password@mail.example.org:587',
  MAIL_FROM: 'Lunatale <hello@example.org>',
  MAIL_RETURN_PATH: 'bounces@example.org',
  ALERT_MAIL: 'you@example.org',
  ALERT_WEBHOOK_URL: 'https://chat.example.org/hooks/lunatale',
  SIGNUPS: 'invited',
  ALLOWED_EMAILS: 'you@example.org,@school.example.org',
  ADMIN_EMAILS: 'you@example.org',
  DEEPSEEK_BASE_URL: 'http://127.0.0.1:11434/v1',
  DEEPSEEK_DAILY_USD: '5',
  SECOND_TEXT_BASE_URL: 'https://openrouter.ai/api/v1',
  SECOND_TEXT_DAILY_USD: '5',
  GEMINI_DAILY_USD: '5',
  PICTURES_BASE_URL: 'https://api.openai.com/v1',
  PICTURES_DAILY_USD: '5',
  READER_BASE_URL: 'http://127.0.0.1:8000/v1',
  READER_DAILY_USD: '5',
  GEO_URL: 'https://ipapi.co/{ip}/json/',
  FREE_STORIES_PER_DEVICE: '10',
  FREE_STORIES_PER_NETWORK: '100',
  STORAGE_MB_PER_ACCOUNT: '20000',
  STORAGE_URL: 's3:https://s3.eu-central-1.amazonaws.com/my-bucket',
  BACKUPS: 'on',
  METRICS: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  LOG_LEVEL: 'info',
};
const secret = 'openssl rand -base64 48';
const made: Record<string, string> = {
  AUTH_SECRET: secret,
  AUTH_SECRETS_ACCEPTED: secret,
  ALERT_WEBHOOK_SECRET: secret,
  PUSH_PRIVATE_KEY: 'npx web-push generate-vapid-keys',
};

/** Describes a wrong variable: what it expects, what was found, unless that may be a secret, and an example. */
export function tellWrong(issue: z.core.$ZodIssue, found: string, usual: unknown): string {
  const name = String(issue.path[0]);
  const hidden = /SECRET|KEY|DATABASE|PASSWORD|SMTP/.test(name) || found.includes('@');
  const seen = hidden ? `${found.length} characters` : JSON.stringify(found);
  const example = examples[name] ?? usual;
  const show = made[name] ? `make one with: ${made[name]}` : `for example ${name}=${example}`;
  return `${name}: ${expected(issue)}; found ${seen}; ${show}`;
}

/** Returns what is expected in our own words, also if the schema brings none. */
function expected(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('expects ')) return issue.message;
  switch (issue.code) {
    case 'invalid_value':
      return `expects ${issue.values.join(', ')}`;
    case 'too_small':
      return `expects a number of at least ${issue.minimum}`;
    case 'too_big':
      return `expects a number of at most ${issue.maximum}`;
    default:
      return 'expects a whole number';
  }
}
