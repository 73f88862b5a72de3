import type { LegalText } from '../legal-text.ts';

const frame = {
  effective: '2026-11-25',
  effectiveLabel: 'In effect since {date}',
  contentsLabel: 'On this page',
  backToHome: 'Back to Home',
  words: { writesAndDraws: 'writes and draws', draws: 'draws the pictures of', unlimited: 'unlimited' },
};

/** The privacy policy (LEGAL-01 to LEGAL-07). Every sentence must be true of the product. */
export const privacyPolicy: LegalText = {
  ...frame,
  title: 'Privacy policy',
  lead: 'Lunatale writes bedtime stories. To do that it needs to know very little about you, and this page says exactly what, why, and for how long.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      paragraphs: [
        {
          when: 'payments',
          text: 'This policy covers the Lunatale website and everything you do there: reading about it, signing in, creating stories, keeping them and paying for Premium. Lunatale is made for parents and guardians aged 18 or over. Children listen; they do not need an account and should not have one.',
          otherwise:
            'This policy covers the Lunatale website and everything you do there: reading about it, signing in, creating stories and keeping them. Lunatale is made for parents and guardians aged 18 or over. Children listen; they do not need an account and should not have one.',
        },
        'We collect what the service needs, we do not sell it, and we show no advertising.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      paragraphs: ['When you use Lunatale, we hold:'],
      items: [
        {
          when: 'google',
          text: 'Your account: the name, email address and profile picture that Google tells us when you sign in. Today you sign in with a Google account; Apple may be offered as a sign-in provider as well. We never see your password.',
        },
        {
          when: 'otherDoors',
          text: 'The email address that you sign in with, and your name and picture if the service that you sign in at tells us them. We never see a password.',
        },
        {
          when: 'passkeys',
          text: 'Passkeys, if you add any: a public key for each, and when it was used. Your fingerprint or face never leaves your device.',
        },
        'Your family, if you save it: nicknames, age groups, likes, looks, things to leave out, and recurring characters. One tap deletes each of them.',
        'Your household, if you share one: who is in it since when, and open invitations. Its adults see each other’s name and email address and the same stories, families and plan. Whoever leaves takes copies of what they added along; the originals stay with the household, also when an account is deleted.',
        'Stories before bedtime, if you turn them on: for whom, when, and what became of each; and the address and the keys of each browser that shows you the notification, which names nobody.',
        'Voices, if an adult of the account agrees and records: the sentences as they were read, who reads as you call them, and when you agreed. They are played to your account, and used for nothing else: nobody and nothing learns from them to imitate a voice.',
        'Your confirmation of being an adult, with its time.',
        'Your stories: what you choose or type when you ask for a story (characters, setting, message, things to leave out, length, age group, language), the story and pictures that come of it, the notes, tags and favorites you add, where you stopped reading, how you like to listen, the sound that is made of a story, and the links you share.',
        {
          when: 'payments',
          text: 'Your plan: whether you subscribe, when it renews or ends, what you paid and got back, and how many stories you have used. Card numbers go straight to Stripe and never reach us.',
          otherwise: 'How many stories you have used.',
        },
        {
          when: 'mail',
          text: 'Emails: in which language you use Lunatale, which emails we sent you, and that a link you gave away was opened for the first time, not by whom; the address of your household’s e-reader, when it was asked and said yes, how many books went there today and when the last one did.',
        },
        'How the service is used: that you signed up, and that a story was started, finished, failed or saved, with the time, its length, language and age group. These records do not contain the text of your stories or the names in them. Pages opened and buttons pressed are counted only if you say yes when you are asked, without your name, your account or a cookie.',
        'Technical records: where you are signed in and when you were last here (browser and, if known, country), calls to our servers with their time, result and duration, errors, and what our staff change in your account, so that we can find and repair faults. Network addresses are kept only with their last part removed.',
        'On your device: your language, your choice of night or day and of the page’s letters, your session, your plan for half an hour, your favorites, where you stopped reading, the dedications of your books, a form, a story or recorded sentences you have not sent or saved yet, and stories you have opened or kept for a journey, so that you can read them without a network. Signing out removes the session and those stories. There are no advertising or tracking cookies.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      paragraphs: ['We use this information to:'],
      items: [
        'write, show and keep your stories;',
        'sign you in and protect your account from misuse;',
        {
          when: 'payments',
          text: 'count what your plan allows, take payments and answer you when you write to us;',
          otherwise: 'count stories, and answer you when you write to us;',
        },
        'find faults, watch our costs and learn which parts of Lunatale are useful.',
      ],
    },
    {
      id: 'third-party-services',
      title: 'Third-party services',
      paragraphs: [
        'Some work is done by others. Each of them receives only what its task needs. Your email address and account name are never sent to the services that write or draw stories.',
      ],
      items: [
        { when: 'google', text: 'Google: signs you in; your profile picture is loaded from there.' },
        { when: 'issuer', text: '{issuer}: signs you in.' },
        {
          when: 'writer',
          text: '{writer}: writes text stories from the choices in the form, and tells a part of a kept story anew when you ask for it; then it gets that part and what stands around it.',
          otherwise: 'Text stories are written by a model on a machine of whoever runs this place, and by nobody else.',
        },
        { when: 'secondWriter', text: '{secondWriter}: does the same while the writer before it cannot be reached.' },
        { when: 'illustrator', text: '{illustrator}: {draws} illustrated stories from the choices in the form.' },
        { when: 'reader', text: '{reader}: reads wishes and stories, to see whether they are fit for a child.' },
        {
          when: 'voice',
          text: '{voice}: reads a kept story aloud when you ask for it; it gets the sentences of that story and nothing else.',
        },
        {
          when: 'mail',
          text: 'A mail server: carries the few emails that you get, and the books that you send to an e-reader; from there the e-reader’s maker gets them.',
        },
        {
          when: 'payments',
          text: 'Stripe: takes payments and keeps the card details and invoices. It learns your email address when you buy, and its script runs on our pricing page.',
        },
        'Cloudflare Turnstile: when it is switched on, checks that a person and not a program is signing in or asking for a story.',
        'PostHog: only where it is switched on, and only if you said yes, counts the pages and buttons that are used, in the European Union. You can change your answer on this page.',
        'An IP geolocation service: when it is switched on, it turns your network address into a country on a first visit, so that the site starts in English or Spanish. Of that we keep the country of your sign-ins, and no address.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Connections are encrypted. Each account can read and delete only its own stories, and the database checks that a second time by itself. Sessions are short-lived and end when you sign out.',
        {
          when: 'pictures',
          text: 'Pictures of illustrated stories are kept under long, unguessable addresses: whoever has such an address can open that picture. So are the sound of stories, and the addresses of your podcast and of your catalog of books, which you can take back. No system is perfectly safe; if something happens that puts your information at risk, we will tell you and the authorities as the law requires.',
          otherwise:
            'No system is perfectly safe; if something happens that puts your information at risk, we will tell you and the authorities as the law requires.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: [
        'Stories and account details stay until you delete them or your account. Records have a fixed life:',
      ],
      items: [
        'a story that you do not save: 30 days as a draft on your shelf; one that was not finished: about a day;',
        {
          when: 'voice',
          text: 'the sound of words that you changed: until the story is read to you anew, at most 30 days;',
        },
        'a story that you delete: we can bring it back for 30 days if you ask us, with its recorded voices, then it goes for good;',
        'a recorded voice that you delete, or all of them when you take your consent back on your profile page: gone at once, with every copy;',
        'where you are signed in: until 60 days after you were last there;',
        'user events: up to 1 year; the same for when and with which browser Lunatale was used;',
        {
          when: 'payments',
          text: 'API logs: up to 6 months; the same for what Stripe tells us of payments;',
          otherwise: 'API logs: up to 6 months;',
        },
        'error logs: up to 3 months after the error was resolved, and never more than 1 year;',
        'once your account is deleted, how many free stories it had used: 1 year, under a scrambled mark that names nobody;',
        'how many accounts were made and free stories told from one browser and one network: two days, under scrambled marks; a sign-in marks the browser for one day for it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        {
          when: 'googleAndPayments',
          text: 'You may see the information we hold about you, correct it (your name and address follow your Google account each time you sign in), take a copy with you, have it deleted, or object to a use of it. On your profile page you can download a copy of everything at any time, and delete your account: that ends a subscription first and then removes your stories, pictures, recorded voices, family profiles and records at once; what you added to a household that you share stays with its other adult. Stripe keeps the invoices that the law asks it to keep. You can also write to {email} for anything else. We answer requests within 30 days.',
          otherwise:
            'You may see the information we hold about you, correct it, take a copy with you, have it deleted, or object to a use of it. On your profile page you can download a copy of everything at any time, and delete your account: that ends a subscription, if there is one, and removes your stories, pictures, recorded voices, family profiles and records at once; what you added to a household that you share stays with its other adult. You can also write to {email} for anything else. We answer requests within 30 days.',
        },
      ],
    },
    {
      id: 'childrens-privacy',
      title: "Children's privacy",
      paragraphs: [
        'Lunatale is for adults. At the first sign-in we ask you to confirm that you are 18 or older. We do not knowingly collect personal information from children under 13, and children cannot create accounts.',
        'You may put a name into a story, and save a child’s nickname, age group, pronoun and look for the next one; a saved profile reaches the services that write stories only in what you choose for a story. A first name or a nickname is enough; please leave out surnames, addresses, schools and anything else that could identify your child. If you believe that a child under 13 has given us information, write to {email} and we will delete it.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International transfers',
      paragraphs: [
        {
          when: 'deepseek',
          text: 'The services named above work in several countries, among them the United States and, for DeepSeek, China. What you enter into the story form may therefore be processed outside your own country, under laws that differ from yours. That is one more reason why we send these services nothing that says who you are, and why we ask you to leave identifying details out of stories.',
          otherwise:
            'The services named above, if any, may work in other countries than yours. What you enter into the story form may therefore be processed there, under laws that differ from yours. That is one more reason why we send these services nothing that says who you are, and why we ask you to leave identifying details out of stories.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'When this policy changes, the new text appears here with its date. If a change matters to what happens with your information, we will say so clearly in Lunatale before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: ['Questions, requests and complaints about privacy go to {email}. A person reads them.'],
    },
    {
      id: 'regulatory-compliance',
      title: 'Regulatory compliance',
      paragraphs: ['Depending on where you live, these laws give you rights, and we respect them for everyone:'],
      items: [
        {
          when: 'payments',
          text: 'GDPR (European Union and United Kingdom): we process account, story and payment data to fulfil our contract with you, and usage and technical records out of our legitimate interest in a safe, working service. You may complain to your data protection authority.',
          otherwise:
            'GDPR (European Union and United Kingdom): we process account and story data to fulfil our contract with you, and usage and technical records out of our legitimate interest in a safe, working service. You may complain to your data protection authority.',
        },
        'CCPA (California): you may know, delete and correct your personal information. We do not sell or share it, and using your rights never makes the service worse for you.',
        'COPPA (United States): the service is directed to parents, not to children, and we do not knowingly collect personal information from children under 13.',
      ],
    },
  ],
};

/** The terms of service (ROUTE-04, AMB-003). */
export const termsOfService: LegalText = {
  ...frame,
  title: 'Terms of service',
  lead: 'The agreement between you and Lunatale, as short and plain as we could make it.',
  sections: [
    {
      id: 'the-service',
      title: 'The service',
      paragraphs: [
        {
          when: 'pictures',
          text: 'Lunatale writes personalized bedtime stories with artificial intelligence, in English or Spanish, as text or with pictures, and keeps the ones you save. By creating an account you accept these terms.',
          otherwise:
            'Lunatale writes personalized bedtime stories with artificial intelligence, in English or Spanish, and keeps the ones you save. By creating an account you accept these terms.',
        },
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use it',
      paragraphs: [
        'You must be 18 or older and be a parent, a guardian or another adult who reads to children. Please do not hand your account to a child.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      paragraphs: [
        {
          when: 'googleAlone',
          text: 'You sign in with a Google account. Keep it safe, and tell us at {email} if you think that someone else is using it. You are responsible for what is done with your account.',
          otherwise:
            'Keep the way by which you sign in safe, and tell us at {email} if you think that someone else is using your account. You are responsible for what is done with your account.',
        },
      ],
    },
    {
      id: 'free-and-premium',
      title: 'Free and Premium',
      paragraphs: [
        {
          when: 'usualAllowances',
          text: 'Without paying you can create 3 text stories and 1 illustrated story. Premium gives you unlimited text stories and 10 illustrated stories a day. A story that fails because of us or of a service we use does not count.',
          otherwise:
            'Without paying you can create text stories: {freeText}; and illustrated stories: {freeImage}. With Premium text stories are unlimited, and illustrated stories a day are: {dailyGemini}. A story that fails because of us or of a service we use does not count.',
        },
        'Unlimited means unlimited for reading to children. We may slow down or stop automated or resold use.',
      ],
    },
    {
      id: 'payment-and-cancelling',
      title: 'Payment and canceling',
      paragraphs: [
        'Premium costs 9.99 US dollars a month, or the price that you are shown before you pay; taxes may be added where the law asks for it. Stripe takes the payment. The subscription renews by itself at the end of each period until you cancel.',
        'You can cancel at any time under "Manage billing" in your account menu. Premium then stays until the end of the period you have paid for. Parts of a period are not paid back, except where the law gives you that right. If the price changes, we tell you in good time, and you can cancel before it applies to you.',
      ],
    },
    {
      id: 'stories-by-ai',
      title: 'Stories are written by AI',
      paragraphs: [
        'Stories and pictures are made by computer programs. We check them for content that does not belong in a child’s room, yet no check is perfect: a story may contain mistakes, repeat itself or resemble another story. Read it before you read it aloud. Stories are entertainment and not advice.',
      ],
    },
    {
      id: 'your-words-and-stories',
      title: 'Your words and your stories',
      paragraphs: [
        'What you type stays yours. You allow us to process and store it so far as the service needs. As far as the law lets us, we claim no rights in the stories and pictures made for you: read them, print them, keep them, share them. Because they are made by AI, the law may not let anyone own them exclusively.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      paragraphs: ['Please do not use Lunatale to:'],
      items: [
        'create anything sexual, hateful or violent, or anything that harms or frightens children;',
        'copy real people, other people’s characters or trademarks without permission;',
        'enter personal details of a child beyond a first name or a nickname and what a profile asks for;',
        'get around limits, attack the service, or use it through automated programs;',
        'sell access to it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      paragraphs: [
        'A story is private until you share it. Whoever has its link can read it; you can take the link back at any time. You decide whom you share with.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      paragraphs: [
        {
          when: 'payments',
          text: 'We work to keep Lunatale available, but we do not promise that it is never interrupted. We may improve, change or end parts of it. If we end something that you have paid for, you get back the part that you have not used.',
          otherwise:
            'We work to keep Lunatale available, but we do not promise that it is never interrupted. We may improve, change or end parts of it.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        {
          when: 'payments',
          text: 'The service is provided as it is. As far as the law allows, we are not liable for indirect damage, and our total liability is limited to what you paid us in the twelve months before the claim. Nothing here limits rights that the law gives you as a consumer, or liability that cannot be limited.',
          otherwise:
            'The service is provided as it is. As far as the law allows, we are not liable for indirect damage. Nothing here limits rights that the law gives you as a consumer, or liability that cannot be limited.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      paragraphs: [
        'You may stop using Lunatale and delete your account whenever you like. We may suspend or close an account that breaks these terms; except in serious cases we warn you first. A closed account can ask for a copy of its stories within 30 days.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        'New terms appear here with their date. If a change matters to you, we tell you before it applies; if you do not agree, you can close your account.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: ['Write to {email}. If something is wrong, please let us try to put it right first.'],
    },
  ],
};
