-- A search finds the tags that a parent added: they follow the text's beginning, folded as it is, as far as there is room.
UPDATE "stories" SET "search_text" = "search_text" || e'\n' || "folded"
FROM (
  SELECT "id" AS "tagged", lower(regexp_replace(normalize(array_to_string("tags", e'\n'), NFD), '[\u0300-\u036f]', '', 'g')) AS "folded"
  FROM "stories" WHERE cardinality("tags") > 0
) "with_tags"
WHERE "id" = "tagged" AND octet_length("search_text") + 1 + octet_length("folded") <= 1300;
