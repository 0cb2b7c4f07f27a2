// Letters to the Tide. An original story for Meowtale.
VAR stamps = 4
VAR honest = 0
VAR answered = 0
VAR kept_ring = false
LIST Letters = (widow), (captain), (child)

-> office

=== office ===
The post office on Saltmarsh Quay has a slot for inland, a slot for abroad, and a slot that opens on the water. People post to the third when there is nobody left at the address.
You are the new clerk. The rule is written inside the drawer: “Read nothing. Answer nothing. The sea has its own hours.”
On your first evening the tide puts three letters back.
-> sorting

=== sorting ===
{Letters: On the counter, {LIST_COUNT(Letters) > 1:still wet, lie {LIST_COUNT(Letters)} letters|one letter is left}.|The counter is dry.}
You have {stamps} stamps.
* {Letters ? widow} [The widow's, in blue ink]
    ~ Letters -= widow
    -> blue
* {Letters ? captain} [The captain's, sealed with tar]
    ~ Letters -= captain
    -> tar
* {Letters ? child} [The child's, folded into a boat]
    ~ Letters -= child
    -> paper_boat
+ [Close the office and walk the quay]
    -> quay

=== blue ===
Blue ink, a careful hand: “Dear Tomas, I have moved the clock to the kitchen. It is no better there. Did you mean what you said about the garden?”
* [Answer her in his name]
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    You write that the garden was always hers. You write it in a hand that leans like his. It is kind. It is also a lie with a stamp on it.
    -> sorting
* [Answer in your own name]
    ~ answered = answered + 1
    ~ honest = honest + 1
    ~ stamps = stamps - 1
    "I am only the clerk," you write. "The sea returned this. I thought someone should say that it was read."
    -> sorting
* [Dry it on the stove and post it again]
    Rules are rules. The slot takes it without a sound.
    -> sorting

=== tar ===
Something slides in the fold. “To whoever holds the lamp: I put the wrong name on the reef in the chart of '61, and nine men believed me. The ring is for the tenth, who didn't.”
* [Keep the ring]
    ~ kept_ring = true
    It fits. Things that are not yours often do.
    -> tar_answer
* [Tie the ring back into the fold]
    ~ honest = honest + 1
    -> tar_answer

=== tar_answer ===
* [Take the letter to the harbour master]
    ~ answered = answered + 1
    ~ honest = honest + 1
    He reads it standing, then sitting. "My father was the tenth," he says. {kept_ring:He looks at your hand, and you look at the floor.|He closes his fist on the ring for a long time.}
    -> sorting
* [Answer: "The reef is marked now."]
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    It is true since last winter. Perhaps the dead like to hear that a thing was put right.
    -> sorting
* [Post it again]
    -> sorting

=== paper_boat ===
The boat unfolds into nine words. “Dear sea. Please give back my dog. He swims.”
* [Fold it again and set it on the shelf]
    It dries in the shape it was given. You keep looking at it.
    -> sorting
    -> sorting
* [Answer with a drawing of a dog on a far beach]
    ~ answered = answered + 1
    ~ stamps = stamps - 1
    You give him a stick, and a hill, and a friend.
    -> sorting
* [Walk the strand, and look]
    ~ honest = honest + 1
    ~ answered = answered + 1
    -> strand

=== strand ===
Weed, rope, a boot. Then, past the second groyne, a grey dog with salt in his eyebrows, guarding a plank as if it had been given him to keep.
* [Bring him home]
    ~ honest = honest + 1
    He walks ahead, and knows every corner.
    -> sorting
* [Leave word at the lifeboat house]
    They know the name. They always do.
    -> sorting

=== quay ===
It is late. {answered == 0:You answered nothing. The rule is kept, and the drawer is shut.|The lamps are out, and the tide is turning with your {answered} {answered == 1:answer|answers} in it.}
{stamps < 2: Your pocket is light. Stamps are counted on Fridays.}
An old woman stands at the third slot with her hand inside it, as if it were a letter box and a mouth at once.
* {answered > 0} [Ask what she is waiting for]
    -> keeper
* [Wish her good night]
    -> ending_clerk

=== keeper ===
"For the clerk," she says. "There has always been one who answers. It was me for forty years. The sea does not have hours. It has people."
{kept_ring: She looks at the ring. "And sometimes thieves."}
* {honest > 2} [Ask her to teach you]
    -> ending_keeper
* {kept_ring} [Give her the ring]
    ~ kept_ring = false
    ~ honest = honest + 2
    She drops it through the slot. You hear it for a long time. "Well," she says, "that's one."
    -> ending_keeper
* [Say that you only followed your heart]
    {honest > 1: -> ending_keeper}
    -> ending_forger

=== ending_keeper ===
# ending: the third slot
She gives you a key so worn that it fits only because the lock is worn too. In the morning there are eleven letters, and you put the kettle on.
-> END

=== ending_forger ===
# ending: a good hand
You become very good at hands that lean. People are comforted. On some nights a letter comes back addressed to you, and there is nothing in it.
-> END

=== ending_clerk ===
# ending: inland and abroad
You serve thirty-one years at two slots out of three. There is a clock at the end of it. You put it in the kitchen. It is no better there.
-> END
