-- Tags that were made from a story's presets held their names in the language of the screen on which it was saved. They
-- become the ids, which every screen shows in its own language. A name and a place of one's own get their capitals back;
-- what a parent typed stays.
UPDATE "stories" SET "tags" = array(
  SELECT coalesce(min("known"."id"), min("own"), "tag") FROM unnest("tags") WITH ORDINALITY "old"("tag", "place")
  LEFT JOIN (VALUES
    ('gato', 'cat'), ('perro', 'dog'), ('búho', 'owl'), ('conejo', 'rabbit'), ('león', 'lion'),
    ('ardilla', 'squirrel'), ('ardilla listada', 'chipmunk'), ('elefante', 'elephant'), ('jirafa', 'giraffe'),
    ('mariquita', 'ladybug'), ('zorro', 'fox'), ('unicornio', 'unicorn'), ('cebra', 'zebra'),
    ('caimán', 'alligator'), ('mono', 'monkey'), ('bosque', 'forest'), ('castillo', 'castle'),
    ('fondo del mar', 'underwater'), ('cloud city', 'cloud'), ('ciudad en las nubes', 'cloud'),
    ('candy land', 'candy'), ('país de los dulces', 'candy'), ('dinosaur valley', 'dinosaur'),
    ('valle de dinosaurios', 'dinosaur'), ('espacio', 'space'), ('jardín', 'garden'), ('pirate ship', 'pirate'),
    ('barco pirata', 'pirate'), ('fairy-tale village', 'fairytale'), ('aldea de cuento', 'fairytale'),
    ('rainbow land', 'rainbow'), ('país del arcoíris', 'rainbow'), ('montaña', 'mountain'), ('cueva', 'cave'),
    ('taller', 'workshop'), ('pradera', 'meadow'), ('compartir', 'sharing'), ('being brave', 'bravery'),
    ('ser valiente', 'bravery'), ('everyone is good at something', 'talents'),
    ('cada quien tiene su talento', 'talents'), ('la amistad', 'friendship'), ('helping others', 'help'),
    ('ayudar a los demás', 'help'), ('learning from mistakes', 'mistakes'), ('aprender de los errores', 'mistakes'),
    ('la paciencia', 'patience'), ('la amabilidad', 'kindness'), ('being different is fine', 'differences'),
    ('ser diferente está bien', 'differences'), ('working together', 'teamwork'), ('trabajar en equipo', 'teamwork'),
    ('telling the truth', 'honesty'), ('decir la verdad', 'honesty'), ('curiosity', 'discovery'),
    ('la curiosidad', 'discovery'), ('el respeto', 'respect'), ('not giving up', 'persistence'),
    ('no rendirse', 'persistence'), ('caring for nature', 'nature'), ('cuidar la naturaleza', 'nature'),
    ('muy pequeños', 'toddler'), ('preescolar', 'preschool'), ('primaria', 'elementary')
  ) "known"("word", "id") ON "word" = "tag"
    AND ("known"."id" = any("characters") OR "known"."id" IN ("setting", "message", "age_group"))
  LEFT JOIN (
    SELECT regexp_replace("each", ', [[:lower:]].*$', '') FROM unnest("characters" || "setting") "each"
  ) "names"("own") ON lower("own") = "tag"
  GROUP BY "tag", "place" ORDER BY "place"
)
WHERE cardinality("tags") > 0;
