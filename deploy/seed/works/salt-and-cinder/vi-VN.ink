// Muối và tàn lửa. Truyện nguyên tác của Meowtale.
VAR warmth = 0
VAR signs = 0
VAR days = 0
VAR salt = 40
VAR told = false
VAR burned = false
VAR lovers = false
VAR north = false
VAR late = false

-> pass

=== pass ===
Khoản một: một con la, tên Bà Lớn, đang dỗi. Khoản hai: bốn mươi tảng muối xám, mỗi tảng chín cân. Khoản ba: tuyết, sớm ba tuần so với ngày lịch cho phép.
Tôi leo tới con đèo dưới chân núi Bếp, một quả núi có lửa trong bụng, thì thấy khói bốc lên từ căn chòi trú đông. Chòi ấy là của Hãng Muối, chủ tôi, và lẽ ra phải bỏ không. Khói ấy tôi cũng nhận ra. Trên núi chỉ có một người đốt gỗ bách xù.
* [Gõ cửa]
    Tôi gõ cửa nhà mình như một gã bán rong. Không ai ra, tôi bèn gõ như một chủ nợ.
    -> door
* [Cứ vào; văn khế nằm trong áo]
    Người có văn khế thì không gõ cửa. Then cửa đóng băng bỗng bật ra cả mảng, thành thử tôi ngã vào, nhưng ngã vào một cách hợp pháp.
    -> door

=== door ===
Marek đứng bên lò, tay cầm cái môi. Lần cuối tôi gặp hắn là ba năm trước, qua mặt bàn quan tòa. Giờ tóc hắn bạc thêm, bồ hóng dính tới khuỷu tay, và hắn nhìn tôi như người ta nhìn trời xem mưa nắng.
“Muối,” hắn nói. Hắn chưa bao giờ gọi tôi là Ivo.
“Chòi này của chúng tôi,” tôi nói.
“Mái gác chuông sập hôm thứ Ba. Chừng nào chưa sửa xong thì người giữ chuông ngủ ở đây.” Hắn chĩa môi vào vũng nước, tức là tôi. “Anh đang nhỏ xuống sàn nhà tôi.”
* [Chìa văn khế cho hắn xem]
    -> two_papers
* [Hỏi trong nồi có gì]
    ~ warmth = warmth + 1
    -> soup
* [Dắt la vào đã, cãi nhau sau]
    -> madam

=== two_papers ===
Hắn đọc văn khế của tôi thật chậm, đến hết, gặp chữ dài thì môi mấp máy. Rồi hắn thò tay ra sau ống khói, lôi ra một tờ giấy của hắn: quyền trú ngụ của người giữ chuông, xưa hơn của tôi chín mươi năm, đóng dấu một hội đồng mà đến đời cháu cũng đã chết cả.
Chúng tôi đặt hai tờ cạnh nhau. Tờ nào cũng đúng luật. Dưới thung lũng có hai ông luật sư sống nhờ hai tờ giấy này đã sáu năm.
“Đốt quách cả hai,” Marek nói, “cũng ấm được một phút.”
* [Bật cười, dù không muốn]
    ~ warmth = warmth + 1
    Tiếng cười ra như tiếng ho. Hắn nhìn tôi như thể con la vừa biết nói.
    -> salt_line
* [Gấp văn khế lại, mép khít mép]
    “Trước mùa xuân tôi sẽ tống anh ra,” tôi bảo. “Đến mùa xuân,” hắn đáp, “ai mà chẳng ra. Người ta bày ra mùa xuân để làm thế mà.”
    -> salt_line

=== soup ===
Lúa mạch với củ cải, không lấy một hạt muối. Tôi nếm hai lần cho chắc. Hắn hết muối từ tháng Chín, mà mỗi nhúm muối ở xứ này đều qua đèo trên lưng con la của tôi, nên hắn thà ăn lúa mạch nhạt suốt hai tháng còn hơn gửi cho tôi một đơn hàng.
Tôi từng có nhiều đối thủ. Chưa ai chịu khổ vì tôi triệt để đến thế.
* [Bào một lát muối vào nồi]
    ~ salt = salt - 1
    ~ warmth = warmth + 1
    Hắn nhắm mắt ăn liền bốn bát. Vì thế tôi làm hỏng một tảng chín cân, và khoản lỗ ấy tôi không ghi sổ.
    -> salt_line
* [Cứ thế mà ăn, thật chậm, cho hắn biết]
    Tôi xin thêm. Hắn múc đầy đến miệng bát. Cả hai chúng tôi đều hết sức dũng cảm.
    -> salt_line

=== madam ===
Bà Lớn đi giật lùi vào nhà, theo nguyên tắc riêng, rồi chiếm chỗ trước lò. Bà xơi cây chổi của hắn. Marek đưa nốt cái cán, rồi thò tay dưới bộ đai gãi đúng cái chỗ mà tôi mất hai năm mới tìm ra.
“Sống với bà ấy thì thế nào?”
“Tốn hơn vợ, lại còn cắn.”
“Chuyện đó tôi chịu,” Marek nói. “Tôi chưa bao giờ định lấy vợ.” Hắn nói với con la, giọng nhẹ nhàng, như người đặt cái chén vào chỗ có thể với tới được.
* [“Tôi cũng không,” tôi bảo con la]
    ~ warmth = warmth + 1
    Bà Lớn ngắm cả hai chúng tôi rồi đánh rắm. Tối ấy không ai nhắc lại chuyện này nữa.
    -> salt_line
* [Bảo rằng tiền chổi cứ tính cho hội đồng]
    “Cứ tính đi,” hắn nói. “Họ nợ tôi mười một tháng rồi.”
    -> salt_line

=== salt_line ===
Căn chòi dài năm bước, rộng bốn bước, có một cái lò, một cái bàn, một cửa sổ và một cái giường. Vì hòa bình, tôi cầm một tảng muối vỡ lên và đề nghị chia biên giới. Marek nhìn tôi quỳ xuống với vẻ mặt của người đã từng thấy quan tòa làm việc.
* [Kẻ thật thẳng, không lệch một phân]
    Tôi được cái lò. Hắn được cái giường và cánh cửa. Từ nay muốn ăn, muốn ngủ hay muốn ra ngoài, ai cũng phải xâm nhập trái phép đã.
    -> first_night
* [Kẻ cong đi, cho bên nào cũng chạm tới lò]
    ~ warmth = warmth + 1
    Trông như một dòng sông nghĩ lại giữa đường. “Lệch rồi,” hắn nói. “Đó gọi là nhượng bộ,” tôi đáp.
    -> first_night
* [Đưa muối cho hắn kẻ]
    ~ warmth = warmth + 1
    Hắn kẻ sát quanh đôi ủng của mình, như người ta khoanh xác chết, rồi trả lại chỗ thừa. “Đấy,” hắn nói. “Đất liền phần anh. Tôi giữ bờ biển.”
    -> first_night

=== first_night ===
Rồi đến chuyện cái giường. Trên này, cứ hai giờ sáng là lò chỉ còn một con mắt đỏ và đinh trên vách mọc lông. Ai nằm dưới sàn thì sáng ra phải lấy xẻng mà xúc lên.
Marek vặn nhỏ đèn. Đã mười lăm phút không ai nói câu nào, và đó là cuộc trò chuyện ồn ào nhất từ trước tới nay giữa hai chúng tôi.
* [Ngồi ghế, và tuyên bố mình thích thế]
    -> chair
* [Nằm giường; văn khế ghi rõ]
    -> bunk
* [Đề nghị nằm đấu lưng, mặc nguyên áo, như dân đánh xe]
    -> back_to_back

=== chair ===
Tôi ngủ như tấm ván ngủ. Chừng bốn giờ tôi tỉnh dậy, chân không còn cảm giác, và thấy áo của hắn đắp trên người, cái áo lông cừu to, khoảng giữa còn ấm. Marek nằm trên giường dưới một cái bao bột, co gối như một thằng bé.
* [Đắp lại áo cho hắn]
    ~ warmth = warmth + 1
    “Anh mà chết ở đây,” hắn nói, mắt không mở, “tôi phải viết báo cáo.”
    -> morning
* [Giữ lấy; rét là rét]
    Áo có mùi bách xù và dầu đèn. Trước khi trời sáng tôi treo nó lên đinh của hắn, để không ai thấy mình treo.
    -> rounds

=== bunk ===
Về đồ đạc gắn liền, văn khế ghi rất rõ. Tôi nằm trên giường với toàn quyền chiếm hữu, nghe một người đàn ông dưới sàn từ chối run. Việc ấy tốn sức lắm. Ta nghe được sức hắn cạn dần, từng cái răng một.
* [Nhấc chăn lên]
    ~ warmth = warmth + 1
    “Lên đi,” tôi nói, “kẻo anh chết thì tôi lại phải giải thích.” Hắn mang theo cái lạnh lên giường như mang một người thứ ba.
    -> morning
* [Giữ vững văn khế đến sáng]
    Sáng ra hắn dậy, người tím tái, và pha cà phê cho cả hai. Cả đời tôi chưa bao giờ thua đau đến thế.
    -> rounds

=== back_to_back ===
Hắn ưng thuận, như người ta ưng thuận nhổ răng. Chúng tôi mặc nguyên áo nằm xuống, lưng tựa lưng, và một lúc lâu tôi chung giường với một con gấu và một luồng gió lùa. Rồi hơi ấm thấm sang. Tôi ghi nó vào mục chất đốt.
Từ mấy giờ thì nó không còn chỉ là chất đốt nữa, có bắt thề tôi cũng không nói được, mà tôi thề giỏi lắm.
* [Nằm im không nhúc nhích]
    Hắn cũng vậy. Một cái lưng đang ngủ với một cái lưng đang nằm im, phân biệt được cả.
    -> rounds
* [Hỏi hắn còn thức không]
    ~ warmth = warmth + 1
    “Không,” Marek nói. Một lát sau: “Còn anh?”
    -> morning

=== morning ===
Sáng ra tuyết ngập tới xà cửa và đèo đã đóng. Marek đập lớp băng trong bát nước đặt trên bậu cửa sổ, rồi nhìn cho tới khi mặt nước phẳng lại. Đó là lượt canh đầu tiên trong ngày. Núi Bếp chỉ cần trở mình trong giấc ngủ là cái bát sẽ biết.
“Bao lâu nữa?” tôi hỏi.
“Tháng Hai, nếu nó tử tế.” Hắn với cái xô xuống. “Cho nên ta định trước xem ai nấu cơm thì hơn.”
* [Đi với hắn ra chỗ chuông]
    -> ropes
* [Ở trong nhà, nhìn hắn qua cửa sổ]
    -> rounds

=== ropes ===
Quả chuông treo giữa trời, giữa đám rui gãy. Nó có hai sợi dây, cách nhau mười bước chân, và một cái ách sẽ khóa cứng nếu cả hai dây không cùng kéo xuống. Hội đồng cho làm thế sau phiên chợ ba năm trước, khi Marek đuổi sạch người ra khỏi ba làng mà chẳng có gì xảy ra, còn muối của tôi phơi mưa bốn mươi tiếng không ai che bạt. Tôi mất chín mươi tảng muối và ngôi nhà. Chính tôi đã xin quan tòa: từ nay không ai được đánh chuông một mình nữa.
Vậy cái ách hắn đang bôi mỡ là cái ách của tôi.
* [“Có làm lại tôi vẫn xin thế”]
    “Tôi biết.” Hắn bôi mỡ tiếp. “Cái ách này làm khéo. Khoản đó tôi phục anh.”
    -> count
* [Nắm lấy sợi dây thứ hai]
    ~ warmth = warmth + 1
    “Đừng kéo. Nhớ sức nặng của nó thôi.” Giống như bắt tay một cái gì đang ngủ.
    -> count
* [Nói rằng lúc ấy tôi giận, tôi mất nhà]
    ~ warmth = warmth + 1
    Hắn dừng lại, giẻ vẫn trong tay. “Chuyện ngôi nhà,” hắn nói, “chẳng ai bảo tôi cả.”
    -> count

=== rounds ===
{morning: Tôi|Tuyết ngập tới xà cửa; đèo đóng đến tháng Hai. Marek nhìn bát nước trên bậu cửa cho tới khi nó phẳng lại, ấy là cách hắn hỏi núi Bếp đêm qua ngủ có ngon không. Rồi hắn ra ngoài, còn tôi} cạo một lỗ trên lớp sương giá. Hắn đứng giữa đám rui gãy, giữa hai sợi dây cách nhau mười bước chân, dang tay ra, và không với tới sợi nào. Chẳng ai với tới. Hội đồng cố ý cho làm thế, sau phiên chợ ba năm trước, khi hắn đuổi sạch người ra khỏi ba làng mà chẳng có gì xảy ra, còn muối của tôi phơi giữa mưa. Tôi mất chín mươi tảng muối và ngôi nhà. Chính tôi đã xin quan tòa: từ nay không ai được đánh chuông một mình nữa.
Về sau tôi mới biết sáng nào hắn cũng thử như thế. Hắn tưởng không ai thấy.
* [Pha sẵn cà phê nóng đợi hắn vào]
    ~ warmth = warmth + 1
    Hắn nhìn vào chén tìm cái bẫy. Trong ấy có đường. Đó chính là cái bẫy.
    -> count
* [Để sương giá khép cái lỗ lại]
    Mất một phút. Tôi bấm giờ, cho có việc mà làm.
    -> count

=== count ===
Tôi ra mái hiên đếm muối, ấy là cách tôi cầu kinh. {salt < 40: Ba mươi chín|Bốn mươi} tảng, khô cả. Dưới tảng thứ mười hai, bọc trong vải dầu, là lá thư mà người ta trả tôi hai đồng bạc để mang lên. Tôi biết trong thư có gì, vì những câu hay nhất là do tôi viết. Người giữ chuông bị thải hồi kể từ mồng một tháng Ba. Chuông sẽ được hạ xuống bán cho Hãng Muối đúc chảo nấu muối. Chỉ còn thiếu việc đặt nó vào tay hắn.
* [Chuyển nó vào áo khoác]
    Như thế nó sẽ ở gần tôi, phòng khi tôi tình cờ tìm thấy lòng can đảm, hoặc lòng thù oán.
    -> winter
* [Nhét nó sâu hơn dưới đống muối]
    Muối giữ được mọi thứ. Nghề này chung quy chỉ có thế.
    -> winter
* [Hơ một góc vào ngọn đèn]
    Cái góc sém nâu. Rồi tôi lại là người buôn bán, và thổi tắt nó.
    -> winter

=== winter ===
{Ngày tháng đi qua từng ngày một, như đàn la qua cổng hẹp. Chúng tôi chẻ củi, nấu ăn, cãi nhau vì con dao tốt duy nhất, và ai ở yên bên phần nấy, gần như vậy.|Tháng Mười hai đến. Hắn bắt đầu để con dao bên phía tôi. Tôi bắt đầu để cà phê bên phía hắn.|Đến lúc này chúng tôi có thể vẽ đôi ủng của nhau theo trí nhớ, và ba giờ chiều đã phải lên đèn. Tuyết vẫn rơi như thể có ai trả tiền trước.}
{days > 1: -> longest}
* [Giúp hắn lợp gác chuông]
    ~ days = days + 1
    -> roof
* [Dạy hắn đổ xúc xắc]
    ~ days = days + 1
    -> dice
* [Xem sổ ghi chép của hắn]
    ~ days = days + 1
    -> log
* [Đi với hắn lên suối nóng]
    ~ days = days + 1
    -> spring
* [Xem Bà Lớn làm sao]
    ~ days = days + 1
    -> lean_to
+ [Để bóng tối dài kéo tới]
    -> longest

=== roof ===
Hắn ngồi vắt trên nóc, tôi đưa ván lợp lên. Hắn đón từng tấm mà không nhìn, và sau một tiếng tôi thuộc mu bàn tay hắn hơn cả những con số của mình.
Rồi một tấm ván sụt dưới chân hắn. Không có tiếng kêu, chỉ có một kiểu quờ quạng khá lịch sự.
* [Chộp lấy thắt lưng hắn]
    ~ warmth = warmth + 1
    Tôi chộp được thắt lưng và gần hết cái áo. Chúng tôi nằm trên mái dốc, mũi chạm mũi, thở như ống bễ, và hắn nói: “Áo này là tài sản của hội đồng đấy.”
    -> roof_after
* [Ném cho hắn đầu dây chuông]
    Cái ách khóa lại, đúng như người ta đã làm ra nó. Hắn treo lủng lẳng, xoay chầm chậm. “Việc tử tế đầu tiên trong đời nó,” hắn nói.
    -> roof_after

=== roof_after ===
Chúng tôi ăn phô mai dưới nửa mái nhà. Bên dưới ba làng nhả khói như ba cái tẩu, và ống khói nào của ai hắn đều biết.
“Tôi đã muốn che bạt cho muối của anh,” hắn bỗng nói, “hôm ấy. Giá mà tôi có thêm đôi tay. Tôi nghĩ đến chuyện đó, trong lúc kéo chuông.”
Sau ba năm mà được đưa cho một thứ như thế thì thật lạ: một tấm bạt, quá muộn, nhưng vừa khổ. Tôi nhận ra là mình tin hắn.
-> winter

=== dice ===
Chúng tôi chơi ăn hạt muối cho tới khi hắn nợ tôi mười một tấn, số mà chính tôi cũng không có, và hắn đề nghị chuyển sang chơi ăn sự thật. Hắn chơi dở tệ. Hắn cầm xúc xắc như thể sợ làm chúng hoảng.
Tôi đổ được chín. Hắn đổ được ba, rồi đan hai tay lại như người chờ thầy thuốc.
* [Hỏi hắn vì sao đánh chuông hôm chợ phiên ấy]
    -> truth_rang
* [Hỏi gỗ bách xù là đốt cho ai]
    -> truth_juniper

=== truth_rang ===
“Cái bát rung suốt một tiếng,” hắn nói. “Nước suối rút một gang. Tôi chỉ có thế. Năm tôi lên bảy, người giữ chuông hai đời trước cũng thấy chừng ấy, và ông ta đợi, cho chắc. Anh tôi đang ở Cối Hạ.” Hắn đẩy một hạt muối từ đống của hắn sang đống của tôi. “Nên tôi không định đợi cho chắc. Rồi chẳng có gì tới. Tôi ngồi trên đó mà lắng nghe nó. Trời tha tội cho tôi, Muối ạ, tôi gần như thấy tiếc.”
* [Đặt tay lên bàn, gần tay hắn]
    ~ warmth = warmth + 1
    Tôi vốn chậm mấy chuyện này. Bàn tay tôi nằm đó như một gói hàng không ai đặt. Một lúc sau hắn đặt tay mình bên cạnh.
    -> winter
* [Xóa cho hắn mười một tấn]
    ~ warmth = warmth + 1
    “Đã thanh toán,” tôi nói. Tôi chỉ có mỗi chữ ấy là dùng được.
    -> winter

=== truth_juniper ===
“Cho người ngày trước đưa thư,” Marek nói. “Anh ta thích mùi này. Anh ta ở lại đến khi hết nồi, rồi ở lại đến khi tạnh tuyết, và có một mùa đông tuyết không tạnh. Giờ anh ta có vợ ở Xóm Thông, đường đưa thư cũng ngắn hơn.” Hắn gẩy gẩy mấy con xúc xắc. “Còn bách xù thì tôi quen mất rồi.”
Hắn ngước lên, và tôi nhận ra người đang được hỏi là tôi.
* [“Tôi cũng thích”]
    ~ warmth = warmth + 2
    Tôi nói với mấy con xúc xắc. Chúng chẳng giúp được gì. Đêm ấy hắn bỏ thêm một nhánh vào lò, dù chúng tôi sắp hết.
    -> winter
* [“Mùi như sàn quán rượu gin”]
    ~ warmth = warmth + 1
    Hắn cười đến nỗi phải vịn vào bàn. Một tiếng cười to, hoen gỉ, lâu lắm rồi không được ra ngoài.
    -> winter

=== log ===
Sổ của hắn nằm trên cái kệ phía trên lò: chín năm, một nét chữ vuông vức. Bát phẳng. Suối ở nút thứ ba. Gió. Không ai đến. Bát phẳng. Tôi kiếm sống bằng cách đọc sổ sách người khác, và chưa từng đọc cuốn nào giấu giếm ít đến thế.
Tôi tìm ngày chợ phiên.
* [Đọc lúc hắn đang ở đống củi]
    ~ signs = signs + 1
    Bát rung, chỉ vành phía bắc, một tiếng. Suối rút. Đánh chuông. Không có gì tới. Rồi chữ nhỏ hơn: Trong tầm mắt tôi, không có gì tới.
    -> winter
* [Nhờ hắn đọc cho nghe]
    ~ signs = signs + 1
    ~ warmth = warmth + 1
    Hắn đọc như đọc bản án của người khác. “Chỉ vành phía bắc,” hắn nhắc lại. “Tôi chưa bao giờ vòng sang sườn bắc. Chỗ ấy phải hai người buộc chung một dây.”
    -> winter

=== spring ===
Suối nóng nằm cách chòi chừng trăm bước về phía trên, trong một lòng chảo đá vàng. Hắn thả sợi dây thắt nút xuống, như tuần nào cũng làm, và cau mày: nút thứ năm. Rồi, vì nước thì nóng mà cả hai chúng tôi đều đã dậy mùi như phô mai, hắn cởi đồ, tự nhiên như một cái cây, và bước xuống ngập tới cổ. Tuyết rơi vào làn hơi và chẳng bao giờ chạm tới đâu.
* {warmth > 2} [Xuống theo hắn]
    -> spring_dusk
* [Cầm lấy dây, đo lại giúp hắn]
    ~ signs = signs + 1
    Nút thứ năm, đến nút thứ sáu thì nóng không cầm nổi. Tôi đọc to lên. Hắn nhìn trời, còn tôi nhìn sợi dây. Khoản này tôi muốn được ghi vào sổ.
    -> winter
* [Quay lưng lại và nói chuyện giá cả]
    Tôi nói chuyện giá cả suốt nửa tiếng. Tôi không tin là trong hai người có ai hiểu thêm gì về giá cả.
    -> winter

=== spring_dusk ===
Tôi cứ nghĩ mình sẽ vụng về, và đúng thế thật. Hắn nhích ra. Dưới nước có một gờ đá, đủ rộng cho hai người đàn ông không để bụng, và chúng tôi ngồi đó một lúc, để bụng khá nhiều. Rồi bàn tay hắn đặt lên gáy tôi, như hỏi, và tôi trả lời.
Tuyết vẫn xuống. Chuyện sau đó không thuộc về sổ sách. Tôi chỉ ghi rằng chúng tôi về rất khuya với một ngọn đèn, rằng vạch muối trên sàn bị ướt, và rằng không ai trong hai người quỳ xuống kẻ lại.
~ lovers = true
~ warmth = warmth + 2
-> winter

=== lean_to ===
Bà Lớn thôi không ngủ dưới mái hiên nữa. Bà ra đứng giữa sân, giữa gió, tai cụp ra sau, ngay cạnh một mái nhà tử tế. Tôi ra xem. Quanh chân vách có một vành trống trong tuyết, rộng một gang, và đá trong vành ấy khô ráo.
* [Cho bà vào nhà ở hẳn]
    ~ warmth = warmth + 1
    Trước bữa tối bà đã liếm sạch đường biên giới từ vách này sang vách kia. “Thế là bị sáp nhập rồi,” Marek nói. Không ai trong hai chúng tôi kẻ lại nữa.
    -> winter
* [Áp lòng bàn tay lên đá rồi gọi Marek]
    ~ signs = signs + 1
    Hắn quỳ xuống, áp má xuống đất như người nghe lén ngoài cửa. “Ấm,” hắn nói. Hắn không nói theo kiểu người ta nói về bánh mì.
    -> winter

=== longest ===
Đêm dài nhất trong năm, anh đưa tôi ra xem đèn. Đến lúc ấy thì trong đầu tôi đã gọi Marek là anh từ bao giờ chẳng rõ. Cối Hạ, Xóm Thông, Bậc Đá: ba nắm cửa sổ dưới đáy bóng tối. Năm nào anh cũng đếm. “Hai trăm mười hai,” anh nói. “Hơn năm ngoái mười một. Người ta cứ thích dựng nhà ở đó.”
Tôi nghĩ đến lá thư. Giờ thì nhắm mắt tôi cũng tìm ra nó.
* [Đặt nó vào tay anh]
    ~ told = true
    -> letter_told
* [Lẻn vào nhà đốt nó đi]
    ~ burned = true
    -> letter_burned
* [Giữ lại, và hỏi anh sẽ làm gì nếu không còn chuông]
    -> want

=== letter_told ===
Anh đọc hai lần dưới ánh đèn, tuyết rơi trên dấu xi của hội đồng.
“Ai viết câu ‘quả chuông đã một lần kêu lầm thì không còn ai nghe nữa’?”
“Tôi.”
“Viết hay đấy,” Marek nói. Anh gấp thư theo đúng nếp gấp của tôi, đưa đèn cho tôi cầm, rồi không áo khoác, đi ngược con đường lên gác chuông.
* [Cầm áo đuổi theo anh]
    ~ warmth = warmth + 1
    -> at_bell
* [Để anh yên; tôi làm thế là đủ rồi]
    ~ warmth = warmth - 1
    Nửa đêm anh về, kẻ một vạch muối mới trên sàn. Vạch rất thẳng, và nằm đó cho đến năm mới.
    -> weeping

=== at_bell ===
Anh đứng giữa hai sợi dây. Tôi khoác áo cho anh từ phía sau, và trong một lúc cả hai không biết phải làm gì với đôi tay tôi.
“Anh mang nó bảy tuần,” anh nói. “Anh có thể đưa ngay đêm đầu, qua nồi xúp. Tôi sẽ ghét anh, thế là đơn giản. Sao lại là bây giờ?”
* [“Vì bây giờ tôi biết giá của nó”]
    ~ warmth = warmth + 2
    “Giá muối ấy mà,” anh nói, và lau mặt vào lông cừu. Nhưng anh ngả ra sau, một chút thôi, và chuyện đôi tay thế là xong.
    -> turned
* [“Vì nó làm tôi mất ngủ”]
    ~ warmth = warmth + 1
    “Tôi cũng mất ngủ,” anh nói. “Nằm cạnh anh. Tôi cứ tưởng tại bọ chét.”
    -> bunk_again

=== letter_burned ===
Dấu xi cháy xanh trong lửa rồi nhỏ xuống. Tôi tưởng mình sẽ thấy sạch sẽ. Nhưng mùa xuân sẽ có lá thứ hai, rồi lá thứ ba; tôi chỉ cứu được mỗi buổi tối của mình.
Marek vào, giậm chân cho rũ tuyết. Anh dừng lại, ngẩng mũi lên. “Mùi xi,” anh nói. “Xi của hội đồng.”
* [Nói cho anh biết đó là gì]
    ~ told = true
    ~ warmth = warmth + 1
    Anh đứng nghe hết, mũ vẫn đội trên đầu. “Vậy là tôi bị thải, còn anh thì đốt giấy báo,” cuối cùng anh nói. “Tôi không biết gọi chuyện này là gì.” Tôi cũng không.
    -> bunk_again
* [“Một hóa đơn cũ của tôi”]
    ~ warmth = warmth - 1
    “Hẳn là to lắm,” Marek nói. Anh mở cửa sổ cho bay mùi, giữa cái rét như thế, và nhìn tôi qua luồng gió lùa.
    -> listen

=== want ===
“Không có nó ư?” Anh nghĩ lâu đến nỗi chân tôi mất cảm giác. “Một vườn cây,” anh nói, rồi ngượng. “Mận. Ở đâu đó mà đất chịu nằm yên một chỗ.” Và vì việc gì anh cũng công bằng: “Còn anh? Nếu không có muối?”
Chưa ai từng hỏi tôi. Tôi lục khắp người tìm câu trả lời như người ta vỗ các túi áo.
* [“Một ngôi nhà không ẩm”]
    “Anh từng có nhà. Rồi tôi đánh chuông.” Anh không nói câu ấy một cách nhẹ nhàng.
    -> bunk_again
* [“Thế này thôi. Xúp ngon hơn một chút”]
    ~ warmth = warmth + 2
    Anh kêu lên một tiếng như bị tôi giẫm vào chân. Rồi bàn tay đeo găng của anh túm lấy ống tay áo tôi, và giữ ở đó suốt quãng đường về đến cửa.
    -> bunk_again

=== bunk_again ===
{lovers: Chỉ có một cái giường, và tôi đã đâm ra biết ơn người thợ mộc.|Vẫn chỉ có một cái giường. Giờ thì đêm nào chúng tôi cũng nằm chung, mặc nguyên áo, như hai cái va li.} Ngọn đèn tự tắt. Có cái gì tít dưới sâu đang ngân, và tôi cảm thấy nó cùng lúc trong ván giường và trong xương sườn anh.
* {warmth > 2} [Xoay người lại, đối diện với anh]
    -> turned
* [Nằm yên và nghe ngọn núi]
    -> listen

=== turned ===
~ lovers = true
~ warmth = warmth + 1
Đêm ấy không ai ngủ. Hóa ra mấy tuần rồi cả hai đều ngủ chẳng ra ngủ; chúng tôi so số liệu trong bóng tối, và chúng khớp nhau.
“Ivo,” anh gọi, khá khẽ, như người thử sợi dây trước khi trao cả sức nặng của mình cho nó.
Phần còn lại tôi không đưa vào sổ. Lò tàn dần, và không ai dậy thêm củi.
* [Gần sáng, bảo anh gọi lần nữa]
    Anh gọi lần nữa. Tôi sở hữu cái tên ấy ba mươi sáu năm mà đến giờ mới dùng được.
    -> weeping
* {want} [Gần sáng, hỏi anh là mận loại nào]
    “Loại nhỏ, màu xanh tím,” anh nói vào vai tôi. “Thứ ấy không chở đi xa được. Muốn ăn thì phải sống ở chỗ nó mọc.”
    -> weeping
* {not want} [Gần sáng, hỏi anh sẽ trồng gì nếu có mảnh đất chịu nằm yên]
    “Mận,” anh nói ngay vào vai tôi, như thể ngày nào cũng có người hỏi. “Loại nhỏ, màu xanh tím. Thứ ấy không chở đi xa được.”
    -> weeping

=== listen ===
Dưới sàn, ngọn núi ngân một nốt cho đến gần sáng. Trong bóng tối anh kể cho tôi những gì anh biết. Tiếng ngân là ấm nước còn vơi. Tiếng ngân cao dần là ấm nước sắp đầy. “Cái đáng sợ,” anh nói, “là khi nó im.”
“Nó từng im chưa?”
“Một lần. Tôi lên bảy.”
* [Nhờ anh gọi nếu nó im]
    ~ warmth = warmth + 1
    “Anh sẽ tự tỉnh thôi,” anh nói. “Nhưng tôi vẫn sẽ đến gọi anh.”
    -> weeping
* [Bảo rằng ấm nước nào chẳng như nhau]
    “Thế là anh chưa bị bỏng bao giờ,” Marek nói, và lật gối sang mặt kia.
    -> weeping

=== weeping ===
Tháng Giêng, giữa đợt rét nhất năm, muối của tôi bắt đầu khóc. Tảng nào dưới mái hiên cũng sẫm lại, bóng loáng, một giọt đọng dưới cằm. Không khí mang gì đến thì muối uống nấy, mà không khí ở độ cao này khô như sổ sách. Vậy là từ dưới lên, hơi nước xuyên qua sàn núi, mỏng đến nỗi không nhìn thấy.
Chẳng cái bát nào cho thấy điều ấy. Trên đời chỉ mình tôi đọc được dấu hiệu này, và đọc được thì tôi chỉ có thiệt.
* [Gọi Marek]
    ~ signs = signs + 1
    -> gauge
* [Xoay mặt khô ra ngoài và im lặng]
    -> hush

=== gauge ===
Anh sờ một tảng rồi liếm ngón tay. Không đợi ai bảo, anh đi lấy cái cân trong bếp. Từ hôm ấy, sáng nào chúng tôi cũng treo một tảng lên và ghi xem nó đã uống bao nhiêu núi: số của tôi dưới số của anh, trong cùng một cuốn sổ.
“Chín năm tôi nghe nó,” Marek nói, “hóa ra anh cân được.”
Sức nặng tăng lên. Ngày nào cũng tăng.
~ warmth = warmth + 1
* [Rủ anh buộc dây sang xem sườn bắc]
    ~ north = true
    ~ signs = signs + 1
    -> north_walk
* [Ở lại với cái cân, và hơi ấm]
    Chúng tôi có cân, có lò, có sổ. Với tôi, thế là một hãng buôn đủ lệ bộ.
    -> window

=== hush ===
Biết ra thì anh sẽ muốn đánh chuông. Đánh mà chẳng có gì tới thì sẽ hết chuông, hết người giữ, và mưa lại rơi vào nhà ai đó. Tôi tự bảo mình thế. Tôi xoay các tảng muối, lấy khăn lau khô, như kẻ rửa bát sau khi gây án.
“Anh ít nói hẳn,” Marek bảo lúc ăn tối. “Anh chỉ ít nói khi ăn gian.”
* [Thú thật]
    ~ signs = signs + 1
    “Muối đang khóc,” tôi nói. “Tất cả.” Anh đã cầm đèn ra khỏi cửa trước khi tôi tìm được chiếc ủng thứ hai.
    -> gauge
* [Bảo là tại trời lạnh]
    ~ warmth = warmth - 1
    “Vậy quàng khăn của tôi,” anh nói, và đó là điều tệ hơn cả.
    -> window

=== north_walk ===
Phải hai người buộc chung một dây, nên chưa ai từng đi. Chúng tôi mất năm tiếng mới tới sống núi. Bên kia, nơi không người ở, một cái quạt đen xòe khắp sườn dốc, mép rộng cả dặm: tàn núi lửa, mới ba năm, còn quá non để địa y kịp mọc. Vậy ra hôm chợ phiên ấy núi có tới thật. Nó đi bằng cửa sau.
Marek nhìn nó, còn tôi nhìn Marek.
* [“Anh đúng. Ngay từ đầu anh đã đúng.”]
    ~ warmth = warmth + 2
    Anh ngồi phịch xuống tuyết, như cái lều sụp. “Nói lại đi,” anh bảo. “Nói bằng giọng quan tòa ấy.” Tôi nói lại.
    -> window
* [Bỏ một cục tàn vào túi, làm hàng mẫu]
    ~ warmth = warmth + 1
    Tôi chỉ biết làm thế. Đêm ấy tôi đặt nó lên đĩa anh thay cho viên bánh bột. Anh lật đi lật lại đến đen cả ngón tay, và không ăn gì hết.
    -> window

=== window ===
Tháng Hai gió đổi chiều, và lớp tuyết trên đèo đủ cứng để một con la đi qua. Nó sẽ giữ được hai ngày, may ra ba. Dưới thung lũng người ta hết muối từ đầu năm và chịu trả gấp đôi. Tôi đứng giữa sân, ôm cái yên thồ. Marek chẻ củi gần đó và cẩn thận không nhìn sang.
* [Chất hàng lên Bà Lớn và đi]
    -> leaving
* [Treo yên lên chỗ cũ]
    -> stay
* {warmth > 3} [Rủ anh cùng xuống núi]
    -> ask_down

=== ask_down ===
“Thế ai đánh chuông?” Marek hỏi.
“Anh có đánh được đâu. Một mình thì không.”
“Không. Bởi vậy mới cần anh.” Anh cố nói cho thành câu đùa, và chỉ đi được nửa đường. “Ở lại vì xúp đi, Ivo, không thì đi vì tiền. Nhưng tôi không xuống được. Dưới kia có hai trăm mười hai cái cửa sổ, mà tôi thì lỡ đếm mất rồi.”
* [Vậy thì ở lại]
    ~ warmth = warmth + 1
    -> stay
* [Đi không có anh]
    -> leaving

=== stay ===
Tôi treo yên lên. Bà Lớn, vốn đang mong, cắn tôi một phát. Marek không nói gì, chẻ đủ củi cho hai mùa đông. Nhưng bữa tối trên bàn có trải khăn, khăn bàn hẳn hoi, và một viên bánh bột nặn hình con la, tình cảm nhiều hơn tay nghề. Tôi hỏi mình ăn mừng gì đấy. “Số học,” anh đáp. “Hai.”
-> night

=== leaving ===
Anh giúp tôi chất hàng, điều tôi không ngờ, và anh thắt nút chắc hơn tôi. Ra đến cửa, anh nhét vào túi tôi một bó bách xù buộc bằng dây chuông.
“Coi chừng mỏm tuyết ở khúc quanh thứ hai,” anh nói. “Nó mục rồi. Coi chừng đấy, Ivo.”
Số lần anh gọi tên tôi đếm trên đầu ngón tay, vậy mà lần này tôi lại đang quay lưng về phía anh.
* [Quay lại ở khúc quanh đầu tiên]
    ~ warmth = warmth + 1
    Tôi bảo anh là tôi quên găng tay. Tôi đang đeo chúng. Anh đứng né sang bên cho tôi vào.
    -> night
* [Đi tiếp lên tới đỉnh]
    -> pass_top

=== pass_top ===
Từ đỉnh đèo nhìn được cả hai phía. Trước mặt là con đường thung lũng, xanh lơ và vắng ngắt, sáu tiếng nữa mới tới nhà đầu tiên. Sau lưng là căn chòi với sợi khói của nó. Và sau căn chòi, từ vai núi Bếp, một sợi thứ hai đang bốc lên, mảnh và vàng, ở chỗ chưa bao giờ có ống khói.
Bà Lớn không chịu nhìn nó.
* [Cắt dây bỏ hàng, chạy ngược về]
    ~ salt = 0
    ~ late = true
    -> running
* [Đi tiếp xuống, báo cho nhà đầu tiên]
    -> descent

=== running ===
Tôi bỏ lại cả vốn liếng đứng giữa tuyết như một hàm răng, và chạy. Đường lên rồi xuống rồi lại lên, mà trời sinh tôi ra chẳng hợp với thứ nào. Ngay khúc quanh đầu, Bà Lớn lưng không vượt qua tôi, chẳng thèm liếc lấy một cái. Ở khúc quanh thứ hai tôi thụt xuống mỏm tuyết đến tận nách, và bò lên được với một chiếc ủng. Trời tối mịt tôi mới thấy ngọn đèn của anh, đi qua đi lại, đi qua đi lại, giữa hai sợi dây.
* [Gọi tên anh]
    Cái thốt ra là tiếng cánh cổng rít. Ngọn đèn dừng lại.
    -> night
* [Để dành hơi mà kéo dây]
    Anh không nghe thấy cho tới khi tôi đặt chân lên bậc cửa. “Anh mất một chiếc ủng rồi,” anh nói, và giọng anh tắt hẳn.
    -> night

=== descent ===
Tôi xuống được nửa đường thì chuông vang. Tiếng chuông sai: nửa tiếng rạn nứt, im rất lâu, rồi lại nửa tiếng. Một mình không đánh được nó. Chính tôi đã lo liệu cho như thế. Hẳn anh đã buộc sợi dây thứ hai vào thứ gì đó, một thanh xà, một cái xe trượt, thân thể anh, rồi lao mình vào cái ách của tôi hết lần này đến lần khác, và mỗi lần nó cho anh một nửa.
Dọc thung lũng các cửa sổ sáng lên. Một nửa cũng đủ.
* [Chạy xuống đập cửa từng nhà]
    Ở Bậc Đá người ta biết tôi. Tôi là kẻ đã thề chống lại quả chuông. “Đi đi,” tôi bảo từng cửa một. “Đi mau. Anh ấy chưa sai lần nào.”
    -> spring_dig
* [Đứng nghe cho đến hết]
    Tôi nghĩ mình nợ anh một người làm chứng. Tôi đếm được một trăm lẻ chín. Không có tiếng thứ một trăm mười.
    -> spring_dig

=== spring_dig ===
Họ sống sót cả, Bậc Đá, Xóm Thông, Cối Hạ, không thiếu một ai. Tháng Tư tro đủ nguội để đào. Tôi đào bằng xẻng của hội đồng, và vài người trong hội đồng đào cùng tôi. Quả chuông nứt từ miệng đến đỉnh. Một sợi dây mòn đứt. Sợi kia quấn quanh xà nhà, rồi quấn hai vòng quanh một cái thắt lưng, và thắt lưng ấy tôi biết, nó từng treo chung một cái đinh với của tôi.
* [Tự tay tháo cái ách xuống]
    Gỗ sồi, và làm khéo, đúng như anh nói. Tôi tháo đến tối.
    -> ending_rope
* [Xin hội đồng cho làm người giữ chuông]
    Họ bảo không còn chuông. Tôi bảo sẽ có. Tôi có tiền bán muối, và chẳng còn gì khác để mua.
    -> ending_rope

=== night ===
{late: Anh đỡ tôi ngồi xuống bậc cửa, quấn bao tải quanh chân tôi, và không ai nói lời nào về muối.|Nó đến vào ngày mồng chín tháng Hai, sau bữa tối.} Cả ngày tiếng ngân cứ cao dần. Giờ nó tắt, và tôi mới biết sự yên tĩnh lâu nay có bao nhiêu phần là nhờ nó. Trên bậu cửa, mặt nước trong bát phẳng lặng được một nhịp thở, rồi cái bát nhảy xuống và vỡ.
“Rét thế này chết người được,” Marek nói. “Nếu tôi bắt trẻ con ra ngoài mà lại sai lần nữa...” {north: “Lần đầu anh có sai đâu,” tôi nói.|Anh không nói hết được.} Anh đã mở sẵn cửa. “Phải hai người.”
* [Lên với anh, cầm lấy sợi dây của tôi]
    -> bell
* [Đòi thêm một dấu hiệu nữa]
    -> one_more

=== one_more ===
Thế là chúng tôi rà lại như kiểm sổ. {signs > 2: Cột số dài, và con số nào cũng đứng về một phía.|{signs > 0: Chúng tôi có vài con số, và tất cả đều ngả về một bên.|Chúng tôi gần như chẳng có gì, một cái bát vỡ, một sự im lặng, và cái anh thấy trong bụng.}} Marek đứng ở cửa, tay cầm đèn. Tay anh rất vững.
“Tôi sẽ không van anh đâu, Ivo,” anh nói. “Tôi đã van cả một thung lũng một lần rồi.”
* [Đi]
    ~ late = true
    -> bell
* [Lắc đầu]
    -> not_rung

=== not_rung ===
Tôi đã thấy ba làng đứng giữa mưa. Tôi đã thấy cái bàn của chính mình nổi lềnh bềnh. Tôi nói: không thể vì một cái bát. Không thể vì một sự im lặng. Đợi sáng đã.
Anh không cãi. Anh đi lên, và từ ngưỡng cửa tôi nhìn anh nắm sợi dây phía xa mà đứng đó, đúng vị trí của mình, còn sợi kia thõng xuống cách mười bước chân, không ai cầm. Một giờ trôi qua. Tôi đã xét lại giờ ấy nhiều lần, và không có phút nào trong đó mà tôi không dùng được vào việc.
* [Lên cầm sợi dây kia]
    ~ late = true
    Anh không nói “mãi rồi cũng”. Anh nhổ nước bọt vào lòng bàn tay.
    -> bell
* [Đợi sáng]
    -> cinder_night

=== cinder_night ===
Trời sáng, hồng và dịu, và chẳng có gì xảy ra. Tôi còn nói điều ấy thành lời. Suốt ngày hôm đó Marek đứng bên sợi dây phía xa. Hoàng hôn thứ hai, sườn nam nứt ra, thoạt đầu không một tiếng động, chỉ một đường chỉ đỏ, rồi một thứ xám xịt so vai đi xuống thung lũng. Lúc ấy cả hai chúng tôi đã ở bên dây, kéo như điên. Cửa sổ Cối Hạ tắt dần từ trái sang phải, không vội vã, như ông từ tắt nến.
Phần lớn đã nghe kịp. “Phần lớn” là chữ tôi từng rất thích, khi buôn bán.
* [Xuống đào cùng anh]
    Chúng tôi đào chín ngày, vai kề vai. Câu ấy anh không nói một lần nào. Xẻng nào tôi cũng chờ nghe nó.
    -> ending_names
* [Ở lại bên dây, kéo tiếp]
    Tôi kéo đến trưa cho những người đã ở ngoài tầm nghe. Cuối cùng anh đến gỡ tay tôi ra, từng ngón một.
    -> ending_names

=== bell ===
Nhịp đầu tiên hất cả hai chúng tôi lên khỏi mặt đất. {late: Đã muộn, chúng tôi biết thế, và điều ấy cho chúng tôi sức mạnh.|Tuyết trên mái trượt xuống nguyên một mảng.} Cái ách chỉ chịu thua khi cả hai cùng ghì xuống, nên chúng tôi phải nhìn nhau; không có cách nào khác. Mắt anh, hơi thở anh, cái gật đầu, rồi xuống. Tôi từng ký những bản hợp đồng ít nội dung hơn thế. Đến nhịp thứ tư, thung lũng nghe ra đó là hai người đàn ông, và bắt đầu thức dậy.
* [Kéo đến khi các cửa sổ sáng đèn, rồi xuống giúp khuân vác]
    Đèn sáng từ trên xuống: Bậc Đá, Xóm Thông, Cối Hạ. “Nó mà không tới,” Marek nói, “họ sẽ treo cổ ta bằng mấy sợi này.” Trông anh gần như vui.
    -> road
* [Ở lại bên dây với anh và đếm to lên]
    ~ warmth = warmth + 1
    Qua hai trăm, những con số thành một thứ bài ca. Bên dưới, những đốm đèn rời khỏi nhà, nối thành một chuỗi đi lên sườn núi bên kia, giữa tuyết, vì lời của chúng tôi.
    -> rope_dawn

=== road ===
Tôi gặp những người cuối cùng của Cối Hạ ở chân cầu. Một bà cụ ngồi trên xe trượt, ôm cái đồng hồ, nhận ra tôi ngay. “Anh là cái người thề chống quả chuông,” bà nói, “giờ anh lại kéo nó. Lần nào là lần anh nói dối?”
Người ta dừng lại nghe. Có một đứa bé sơ sinh, sương giá bám trên tã.
* {north} [Kể cho họ biết bên sườn bắc có gì]
    Tôi kể như kể trước quan tòa, có cả số đo. “Vậy là cậu ấy đúng,” bà cụ nói. “Được rồi. Đẩy đi.”
    -> eruption
* [“Lần đầu. Lần đầu tôi nói dối.”]
    ~ warmth = warmth + 1
    Câu ấy đến tai Marek trước khi tôi về tới. Bà đưa tôi cầm cái đồng hồ, và tôi đẩy bằng một tay.
    -> eruption
* [Không nói gì, đẩy xe trượt]
    Bà nói cho tôi biết bà nghĩ gì về tôi suốt đến tận nhà nguyện, và đúng gần hết.
    -> eruption

=== rope_dawn ===
Buổi sáng đến, hồng và dịu. Chẳng có gì xảy ra. Gần trưa hai ông hội đồng mũi xanh lét leo lên chỗ chúng tôi cùng một viên mõ tòa. Họ hỏi ai đánh chuông, căn cứ vào đâu, và chúng tôi có biết một ông cụ đã mất hai ngón chân hay không.
Marek mở sổ. Ngón tay anh sưng đến nỗi không lật được trang.
* [“Tôi đánh. Ghi cả hai tên vào.”]
    ~ warmth = warmth + 1
    Viên mõ tòa không có mẫu giấy cho hai người. Ông ta phải lấy thước kẻ thêm một dòng.
    -> eruption
* [Lật trang giúp anh, từng con số một]
    {signs > 2: Họ đọc đến hết cột, bỏ mũ ra, và không bảo ai về nhà cả.|Cột số ngắn. Họ đọc hai lần, và nét mặt không đổi.}
    -> eruption

=== eruption ===
Nó đến vào hoàng hôn thứ hai. Núi Bếp mở vung. Điều tôi nhớ là màu sắc, như bên trong một cái miệng, rồi sau đó là tàn lửa, rơi mềm và ấm xuống tuyết, xuống lưng la, xuống những mái đầu trần của những người đã thôi càm ràm. Dòng lũ xám quét qua Cối Hạ như bàn tay phủi vụn bánh. {late: Những xe trượt cuối cùng còn ở dưới sống núi, tia lửa đậu xuống chăn; một giờ là một giờ.|Chiếc xe trượt cuối cùng đã qua sống núi được một giờ.} Hai trăm mười hai cửa sổ, và không có ai sau bất cứ cái nào.
* [Tìm Marek trong tro]
    Tôi tìm ra anh nhờ tiếng ho. Anh xám từ đầu đến chân, tôi cũng thế. Chúng tôi đứng đó như hai pho tượng chẳng tạc riêng ai.
    -> after
* [Đếm người, vì anh hẳn cũng đếm]
    Tôi đếm ba lượt. Đến lượt thứ ba anh đã đứng cạnh tôi, cũng đếm, và chúng tôi ra cùng một con số.
    -> after

=== after ===
Tháng Tư hội đồng họp trong một nhà kho ở Xóm Thông, tro còn trên mũ. Marek đứng trước mặt họ, cổ áo đi mượn. Họ lịch sự không chê vào đâu được. Nhưng viên thư ký là người chu đáo, muốn làm rõ chuyện một lá thư gửi lên hồi tháng Mười một qua tay Ivo, lái muối, nội dung thải hồi người giữ chuông.
{told: “Tôi biết rồi,” Marek nói. “Chính anh ấy bảo tôi.”|Marek quay lại, chậm rãi, và tìm tôi dọc các hàng ghế.}
* {told} [Đứng lên, đến bên anh]
    ~ warmth = warmth + 1
    Có tiếng rì rầm. Tôi từng đứng trước hội đồng này, nhưng ở phía bên kia gian phòng.
    -> offer
* {told} [Ngồi yên trên ghế; hôm nay là ngày của anh]
    Dù thế anh vẫn tìm thấy tôi, qua bao nhiêu cái mũ, và gật cái gật đầu có nghĩa là xuống.
    -> offer
* {not told} [Đứng lên cho anh nhìn]
    ~ warmth = warmth + 1
    Tôi đứng lên. Ít nhất cũng phải làm được thế, mà quả thật chỉ là ít nhất.
    -> found_out
* {not told} [Nhìn xuống sàn]
    Sàn tốt. Tôi vẽ lại được cho bạn từng tấm ván.
    -> found_out

=== offer ===
Họ trả lại anh chức vụ, mười một tháng củi, thêm một mái mới. Rồi cụ già nhất hắng giọng. Cái ách sẽ để nguyên, cụ nói. Hóa ra đó là một cái ách tốt. Người giữ chuông có muốn chỉ định một đôi tay thứ hai không?
Marek nhìn đôi ủng của mình. Anh không van. Tôi biết Hãng Muối có một đoàn la đang đợi tôi ở bến lội.
* {warmth > 5} [“Tôi biết sợi dây ấy nặng chừng nào”]
    “Anh ấy biết,” Marek nói, hơi to.
    -> ending_two
* {warmth <= 5} [Giơ tay, xem anh có nhận tôi không]
    Anh nhìn bàn tay ấy hồi lâu. “Mùa đông sang năm hỏi lại đi, Muối,” anh nói, và giọng không có gì ác ý.
    -> ending_block
* [Để người trẻ hơn lên tiếng]
    Có người lên tiếng. Tôi vỗ tay cùng những người khác.
    -> ending_block

=== found_out ===
Chúng tôi ra sau nhà kho. “Từ tháng Mười một,” anh nói. “{burned: Thì ra mùi xi là nó.|Dưới đống muối, phải không.} Cả mùa đông anh đưa cà phê cho tôi, mà bên mình anh có thứ đó.”
Anh không to tiếng. Nếu anh quát lên, tôi sẵn lòng trả bốn mươi tảng muối.
* [Kể cho anh hết, từ bản nháp đầu tiên]
    {warmth > 6: Anh nghe đến lúc người ta lùa bò về. “Mùa đông sang năm anh kể lại cho tôi nghe,” cuối cùng anh nói. “Tôi muốn xem nó có thay đổi không.” -> ending_two}
    Anh nghe đến lúc người ta lùa bò về. Rồi anh bắt tay tôi, như người ta vẫn làm sau đám tang, và đi lo chuyện mái nhà.
    -> ending_block
* [Nói rằng đó chỉ là chuyện làm ăn]
    “Phải,” anh nói. “Viết hay lắm.”
    -> ending_block

=== ending_two ===
# ending: hai sợi dây
Giờ muối qua đèo trên lưng những con la khác. Chúng tôi giữ căn chòi theo cả hai tờ giấy; chúng treo chung một khung. Tôi trông các con số, anh trông cái bát. Bên lò có một cây mận trong thùng gỗ, được một chiếc lá, và có người nói chuyện với nó.
Sáng nào chúng tôi cũng lên, đứng cách nhau mười bước chân, đỡ lấy sức nặng của dây, không kéo, chỉ để biết nó ở đó.
Một khoản: một cái giường. Xét thấy đủ dùng.
-> END

=== ending_block ===
# ending: tảng muối trên bậc cửa
Giờ tôi buôn đường vòng, men bờ biển. Nhưng mỗi tháng Mười một, trước tuyết một tuần, tôi lên đèo và để lại một tảng trên bậc cửa căn chòi, tảng ngon nhất trong chuyến. Tôi không gõ cửa. Sang xuân tảng muối biến mất, và ở chỗ ấy có một bó bách xù buộc bằng dây chuông.
Chưa ai trong hai người lỡ một năm nào. Tôi ghi nó vào mục nợ, và chưa bao giờ giữ món nợ nào cẩn thận đến thế.
-> END

=== ending_rope ===
# ending: sợi dây kia
Giờ căn chòi là của tôi, cả cái bát mới, sợi dây thắt nút, và chín năm sổ ghi chép để học. Mỗi tối tôi viết thêm một dòng. Bát phẳng. Không ai đến. Quả chuông mới có một dây. Cái ách tôi xẻ làm củi.
Nó cháy đượm. Tôi đốt chung với bách xù. Có những đêm, chừng bốn giờ, tôi thức giấc ở tận mép giường, mặt quay vào vách, và nhận ra mình vẫn nằm chừa chỗ.
-> END

=== ending_names ===
# ending: mười một cái tên
Rốt cuộc là mười một. Ở Cối Hạ có một tấm bảng. Người ta đổ lỗi cho cái ách, tháo nó ra, và không ai hỏi ngày trước ai đòi làm. Tôi nói cho họ biết. Điều đó chẳng giúp được ai, nhưng tôi đã nói.
Mỗi tháng Hai, Marek và tôi đọc to những cái tên, anh đọc số lẻ, tôi đọc số chẵn. Mười một là số lẻ, nên anh mở đầu và anh kết thúc. Rồi anh đi lên, tôi đi xuống. Năm ngoái, ở khúc quanh, anh đứng lại đợi. Tôi không đủ can đảm để biết anh đợi gì.
-> END
