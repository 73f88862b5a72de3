import type { PatchGroup } from '../patch.ts';

const tests = ['server/identity/tokens/access-tokens.test.ts'];

/** What holds for programs that call for a parent. */
export const access: PatchGroup[] = [
  {
    file: 'server/identity/callers/require-token.ts',
    tests,
    patches: [
      [
        'P08',
        'a token opens more than its scope says',
        'scope === undefined || !scopes.includes(scope)',
        'scope === undefined',
      ],
      [
        'P08',
        'a token opens what none does',
        'scope === undefined || !scopes.includes(scope)',
        'scope && !scopes.includes(scope)',
      ],
      ['P26', 'a token in an address opens', 'search.includes(accessTokenPrefix) ||', ''],
    ],
  },
  {
    file: 'server/identity/oauth/issue-tokens.ts',
    tests: ['server/generation/mcp/mcp.test.ts'],
    patches: [
      ['P02', 'a code is good without its verifier', ' || code.challenge !== proof', ''],
      [
        'P08',
        'a stolen refresh token goes on',
        'await endReplayed(tx, { spentHash, clientId, grantId: markedGrant(ctx, token) });',
        '',
      ],
      [
        'P08',
        'a stolen refresh token that was spent long ago goes on',
        'grantId: markedGrant(ctx, token)',
        'grantId: undefined',
      ],
    ],
  },
  {
    file: 'server/generation/mcp/routes.ts',
    tests: ['server/generation/mcp/mcp.test.ts'],
    patches: [['P08', 'an assistant has every tool', 'scopes === undefined || scopes.includes(scope)', 'true']],
  },
  {
    file: 'server/identity/callers/access-token-store.ts',
    tests,
    patches: [
      ['P05', 'a program of a suspended account goes on', 'sql`not is_suspended(${accessTokens.userId})`', 'sql`true`'],
      [
        'P08',
        'anybody revokes any token',
        '.where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))',
        '.where(eq(accessTokens.id, id))',
      ],
    ],
  },
  {
    file: 'server/providers/webhook/tell-program.ts',
    tests: ['server/generation/webhooks/webhooks.test.ts'],
    patches: [['P10', 'a program on this machine is told', 'if (!isTold(url, anywhere)) return null;', '']],
  },
];
