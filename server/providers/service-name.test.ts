import { expect, test } from 'vitest';
import { serviceName } from './service-name.ts';

test.for([
  ['https://api.deepseek.com', 'DeepSeek'],
  ['https://generativelanguage.googleapis.com', 'Google Gemini'],
  ['https://openrouter.ai/api/v1', 'OpenRouter'],
  ['https://api.example.org/v1', 'api.example.org'],
  ['https://notopenai.com/v1', 'notopenai.com'],
  ['http://8.8.8.8:8080/v1', '8.8.8.8'],
  ['http://127.0.0.1:11434/v1', null],
  ['http://192.168.1.7:8080/v1', null],
  ['http://[fd00::7]:8080/v1', null],
  ['http://ollama:11434/v1', null],
  ['http://host.docker.internal:11434/v1', null],
  ['http://tower.lan/v1', null],
  ['', null],
] as const)('[P38] %s is run by %s', ([address, name]) => {
  expect(serviceName(address)).toBe(name);
});
