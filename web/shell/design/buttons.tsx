import { BookHeart, Heart, Plus, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Section } from './section.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function DesignButtons() {
  const [liked, setLiked] = useState(true);
  return (
    <Section title="Buttons and badges">
      {[false, true].map((busy) => (
        <Row key={String(busy)}>
          {looks.map((look) => (
            <Button key={look} look={look} busy={busy}>
              {look}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            {look}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="large" icon={<Plus aria-hidden="true" className="size-5" />}>
          Large with icon
        </Button>
        <ButtonLink to="/design" look="secondary" size="large">
          A link
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label="Share" icon={<Share2 aria-hidden="true" className="size-5" />} />
        <IconButton
          label="Favourite"
          pressed={liked}
          onClick={() => setLiked(!liked)}
          icon={<Heart aria-hidden="true" className="size-5" fill={liked ? 'currentColor' : 'none'} />}
        />
        <IconButton label="Delete" disabled icon={<Trash2 aria-hidden="true" className="size-5" />} />
      </Row>
      <Row>
        <Badge>plain</Badge>
        <Badge tone="lamp" icon={<BookHeart aria-hidden="true" className="size-3.5" />}>
          lamp
        </Badge>
        <Badge tone="moss">moss</Badge>
        <Badge tone="rose">rose</Badge>
        <Badge tone="sky">sky</Badge>
      </Row>
    </Section>
  );
}
